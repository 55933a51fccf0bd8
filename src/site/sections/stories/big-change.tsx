import { jobOf } from "#catalogue/products.ts";
import type { CustomerStory } from "#content/kinds/customers.ts";
import { usePage } from "../../use-page.ts";
import { changeText } from "./change-text.ts";
import { StoryOwner } from "./story-owner.tsx";

/** Renders a story's first figure as a picture of its own: what it was, struck through, and what it is now. */
export function BigChange({ story, after }: { story: CustomerStory; after: string }) {
  const { common, address } = usePage();
  const { sample, products, figures } = story;
  const { label, unit, ...figure } = figures[0]!;
  return (
    <figure className="big-change" data-picture="story" data-job={jobOf(products[0]!)}>
      <s>{changeText(figure.before, unit, address.locale)}</s>
      <p className="big-change-after num">
        <span className="sr-only">{after} </span>
        {changeText(figure.after, "", address.locale).trimEnd()}
        <small>{unit}</small>
      </p>
      <p className="text-lg font-semibold">{label}</p>
      <StoryOwner story={story} note={sample ? ` · ${common.labels.sample}` : ""} />
    </figure>
  );
}
