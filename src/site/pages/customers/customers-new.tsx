import { BigChange } from "../../sections/stories/big-change.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";
import { QuoteColumns } from "./quote-columns.tsx";

export { loader } from "../../page.server.ts";

/** Renders the same stories by their figures: charts of before and after, then the quotes. */
export default function CustomersNew() {
  const { words } = usePage<"customers">();
  const { Hero, ChangeWall, NextStep } = useSections();
  const { note, labels, stories, next } = words;
  return (
    <>
      <Hero
        title={labels.wall}
        lead={labels.wallLead}
        note={stories.some(({ sample }) => sample) ? note : undefined}
        picture={<BigChange story={stories[0]!} after={labels.after} />}
      />
      <ChangeWall stories={stories} labels={labels} />
      <QuoteColumns stories={stories} />
      <NextStep {...next} />
    </>
  );
}
