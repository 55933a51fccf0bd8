import type { PartnerItemWords } from "#content/kinds/partner-item.ts";
import { ContactActions } from "../../sections/actions.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";
import { TierTable } from "./tier-table.tsx";

type LayerOwner = "ours" | "theirs" | "yours";

const tops: Record<LayerOwner, string> = {
  ours: "fill-primary stroke-surface",
  theirs: "fill-accent-soft stroke-accent",
  yours: "fill-surface stroke-edge",
};

/**
 * Renders layers as plates in the colour of the party responsible, named at the side. Decorative: the list says the
 * same. A phone draws the plates narrower, which leaves room for readable names.
 */
function LayerStack({ layers }: { layers: readonly { name: string; owner: LayerOwner }[] }) {
  const gap = 58;
  return (
    <svg
      viewBox="0 0 480 384"
      className="h-auto w-full max-sm:text-[18px] max-[22.5rem]:text-[22px]"
      aria-hidden="true"
      fontSize={14}
      fontWeight={500}
    >
      {layers
        .map(({ name, owner }, index) => ({ name, owner, y: 62 + index * gap }))
        .reverse()
        .map(({ name, owner, y }) => (
          <g key={name}>
            <g className="max-sm:[transform:scaleX(0.6)]">
              <path
                d={`M20 ${y}L120 ${y - 46}L220 ${y}L120 ${y + 46}z`}
                strokeWidth={1.5}
                strokeLinejoin="round"
                className={tops[owner]}
              />
              <path
                d={`M20 ${y}v10L120 ${y + 56}L220 ${y + 10}v-10L120 ${y + 46}z`}
                strokeWidth={1.5}
                strokeLinejoin="round"
                className={tops[owner]}
              />
              <path d={`M220 ${y}h24`} strokeDasharray="2 3" className="stroke-edge" />
            </g>
            <text x={252} y={y + 5} className="fill-ink max-sm:[transform:translateX(-96px)]">
              {name}
            </text>
          </g>
        ))}
    </svg>
  );
}

const tones = {
  ours: "bg-primary text-on-primary",
  theirs: "bg-accent-soft text-ink",
  yours: "border border-edge text-ink",
} as const;

/** Renders the layers from top to bottom, each with the one party responsible for it. */
function LayerList({ items, ...owners }: Pick<PartnerItemWords["layers"], "items" | "ours" | "theirs" | "yours">) {
  return (
    <ol className="border-b border-line">
      {items.map(({ name, body, owner }) => (
        <li
          key={name}
          className="grid items-baseline gap-x-8 gap-y-2 border-t border-line py-5 sm:grid-cols-[minmax(0,1fr)_9rem]"
        >
          <div>
            <h3 className="text-lg">{name}</h3>
            <p className="text-muted">{body}</p>
          </div>
          <p className={`w-fit rounded-[99px] px-3 py-0.5 text-sm font-medium sm:justify-self-end ${tones[owner]}`}>
            {owners[owner]}
          </p>
        </li>
      ))}
    </ol>
  );
}

export { loader } from "../../page.server.ts";

/** Renders the mark of a page that is only an example. */
function SampleMark({ text }: { text: string }) {
  return <span className="rounded-md bg-accent px-3 py-1.5 text-[var(--color-neutral-900)]">{text}</span>;
}

/** Renders a hardware partnership as layers and duties; no statement is made in the partner's name. */
export default function Partner() {
  const { words } = usePage<"partner-item">();
  const { Hero, Section, WideSection, PointGrid, Steps, Questions, NextStep } = useSections();
  const { layers, duties } = words;
  return (
    <>
      <Hero
        {...words.hero}
        name={words.sample ? <SampleMark text={words.mark} /> : `${words.name} · ${words.kind}`}
        actions={<ContactActions />}
        note={words.disclaimer}
        picture={<LayerStack layers={layers.items} />}
      />
      <Section title={layers.title} lead={layers.lead}>
        <LayerList {...layers} />
      </Section>
      <WideSection title={duties.title} lead={duties.lead}>
        <TierTable caption={duties.caption} names={duties.columns} rows={duties.rows} />
      </WideSection>
      <PointGrid {...words.when} />
      <Steps {...words.steps} />
      <Questions {...words.questions} />
      <NextStep {...words.next} />
    </>
  );
}
