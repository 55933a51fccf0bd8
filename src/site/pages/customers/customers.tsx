import { BigChange } from "../../sections/stories/story-parts.tsx";
import { StoryWall } from "../../sections/stories/story-wall.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";

export { loader } from "../../page.server.ts";

/** Renders customers like a magazine: a wall of covers with figures, then one story after another. */
export default function Customers() {
  const { words } = usePage<"customers">();
  const { Hero, CustomerStories, NextStep } = useSections();
  const { hero, note, labels, stories, next } = words;
  return (
    <>
      <Hero
        {...hero}
        ground="mist"
        note={stories.some(({ sample }) => sample) ? note : undefined}
        picture={<BigChange story={stories[1] ?? stories[0]!} after={labels.after} />}
      />
      <StoryWall stories={stories} labels={labels} />
      <CustomerStories stories={stories} labels={labels} />
      <NextStep {...next} />
    </>
  );
}
