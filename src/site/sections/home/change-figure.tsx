import type { CustomerStory } from "#content/kinds/customers.ts";
import { useHref, usePage } from "../../use-page.ts";
import { changeText } from "../stories/change-text.ts";
import { StoryOwner } from "../stories/story-owner.tsx";
import { ChangePetals } from "./change-petals.tsx";

/** Renders the first figure of a story before and after, large, and whose it is; leads to the story. */
export function ChangeFigure({ story, before }: { story: CustomerStory; before: string }) {
  const { locale } = usePage().address;
  const href = useHref();
  const { label, unit, ...values } = story.figures[0]!;
  return (
    <a href={href(`/customers#${story.id}`)} className="change">
      <ChangePetals {...values} />
      <span className="figure">
        {changeText(values.after, "", locale).trimEnd()}
        {unit !== "%" && " "}
        <small>{unit}</small>
      </span>
      <span className="text-muted">
        {before} {changeText(values.before, unit, locale)}
      </span>
      <span className="mt-1.5 mb-5 block font-semibold">{label}</span>
      <StoryOwner story={story} />
    </a>
  );
}
