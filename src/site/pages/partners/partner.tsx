import { LayerStack } from "../../illustrations/layer-stack.tsx";
import { ContactActions } from "../../sections/actions/contact-actions.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";
import { LayerList } from "./layer-list.tsx";
import { TierTable } from "./tier-table.tsx";

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
