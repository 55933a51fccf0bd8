import { ContactActions } from "../../sections/actions/contact-actions.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";
import { FamilyLine } from "./family-line.tsx";
import { MisreadSentence } from "./misread-sentence.tsx";
import { People } from "./people.tsx";

export { loader } from "../../page.server.ts";

/** Renders the page about the company: the misread sentence, the story that followed, our principles and people. */
export default function AboutUs() {
  const { words } = usePage<"about-us">();
  const { Hero, Story, Principles, Timeline, Steps, NextStep } = useSections();
  return (
    <>
      <Hero
        {...words.hero}
        layout="stage"
        ground="ink"
        note={words.sample ? words.note : undefined}
        actions={<ContactActions />}
        picture={<MisreadSentence {...words.reading} />}
      />
      <Story {...words.story} />
      <FamilyLine {...words.family} />
      <Principles {...words.principles} />
      <Timeline {...words.timeline} />
      <Steps {...words.work} />
      <People {...words.people} />
      <NextStep {...words.next} />
    </>
  );
}
