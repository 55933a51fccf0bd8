import { Icon } from "#ui/icon.tsx";
import { kawungDot } from "../../illustrations/kawung.tsx";
import { Buttons } from "../../sections/actions.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";
import { TierTable } from "./tier-table.tsx";

export { loader } from "../../page.server.ts";

/** Renders partnership as an exchange: kinds of partners, tiers side by side, how to become one. */
export default function Partners() {
  const { words, common } = usePage<"partners">();
  const { Hero, PartnerKinds, WideSection, Steps, Section, Questions, NextStep } = useSections();
  const href = useHref();
  const { hero, kinds, tiers, steps, hardware } = words;
  return (
    <>
      <Hero
        {...hero}
        actions={
          <Buttons
            items={[
              { href: href("/contact-us"), label: common.actions.talk },
              { href: "#tiers", label: words.labels.compare },
            ]}
          />
        }
        picture={<HandshakePlot left={words.labels.you} right={common.company.name} />}
      />
      <PartnerKinds {...kinds} />
      <WideSection id="tiers" title={tiers.title} lead={tiers.lead}>
        <TierTable caption={tiers.caption} names={tiers.names} rows={tiers.rows} rising />
        {tiers.sample && <p className="mt-5 max-w-prose text-sm text-muted">{tiers.note}</p>}
      </WideSection>
      <Steps {...steps} />
      <Section title={hardware.title}>
        <p className="max-w-prose text-lg text-muted">{hardware.body}</p>
        <a href={href(hardware.link.href)} className="link mt-4 inline-flex min-h-11 items-center gap-2">
          {hardware.link.label}
          <Icon name="arrow-right" className="size-5" />
        </a>
      </Section>
      <Questions {...words.questions} />
      <NextStep {...words.next} />
    </>
  );
}

/**
 * Renders two halves of a batik that meet: the partner's figures grow towards the middle from one side, ours from the
 * other, and the shared one has the warm colour.
 */
function HandshakePlot({ left, right }: { left: string; right: string }) {
  const columns = 11;
  let ours = "";
  let theirs = "";
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < columns; column++) {
      const near = 1 - Math.abs(column - 5) / 6;
      const level = 1 - Math.abs(row - 3) / 5;
      const shape = kawungDot(column * 40 + 40, row * 40 + 50, 4 + near * level * 20);
      if (column < 5 || (column === 5 && row % 2)) theirs += shape;
      else if (column !== 5 || row !== 2) ours += shape;
    }
  return (
    <svg
      viewBox="0 0 480 384"
      className="h-auto w-full max-sm:text-[18px] max-[22.5rem]:text-[22px]"
      aria-hidden="true"
      fontSize={16}
      fontWeight={600}
    >
      <path d={theirs} className="meets meets-end fill-faint" />
      <path d={ours} className="meets fill-primary" />
      <path d={kawungDot(240, 130, 24)} className="fill-accent" />
      <text x={30} y={360} className="fill-muted">
        {left}
      </text>
      <text x={450} y={360} textAnchor="end" className="fill-primary">
        {right}
      </text>
    </svg>
  );
}
