import { Icon } from "#ui/icon.tsx";
import { HandshakePlot } from "../../illustrations/handshake-plot.tsx";
import { Buttons } from "../../sections/actions/buttons.tsx";
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
