import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";
import { StoryIndex } from "./story-index.tsx";

export { loader } from "../../page.server.ts";

/** Renders customers like a magazine: a table of contents with figures, then one story after another. */
export default function Customers() {
  const { words } = usePage<"customers">();
  const { Hero, CustomerStories, NextStep } = useSections();
  const { hero, note, labels, stories, next } = words;
  return (
    <>
      <Hero
        {...hero}
        note={stories.some(({ sample }) => sample) ? note : undefined}
        picture={<StoryIndex title={labels.index} stories={stories} />}
      />
      <CustomerStories stories={stories} labels={labels} />
      <NextStep {...next} />
    </>
  );
}
