import { jobOf } from "#catalogue/products.ts";
import type { CustomerStory, CustomersWords } from "#content/kinds/customers.ts";
import { usePage } from "../../use-page.ts";
import { changeText } from "./change-text.ts";
import { PlacePicture } from "./place-picture.tsx";
import { StoryOwner } from "./story-owner.tsx";

/** Renders every story as a card with its most telling figure; each leads to the story below. */
export function StoryWall({ stories, labels }: Pick<CustomersWords, "stories" | "labels">) {
  return (
    <nav aria-label={labels.index} className="ground-mist pb-10 lg:pb-14">
      <ul className="wrap story-wall">
        {stories.map((story) => (
          <li key={story.id} data-job={jobOf(story.products[0]!)}>
            <StoryCard story={story} before={labels.before} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function StoryCard({ story, before }: { story: CustomerStory; before: string }) {
  const { common, address } = usePage();
  const { id, sample, place, figures } = story;
  const { label, unit, ...figure } = figures[0]!;
  return (
    <a href={`#${id}`} className="story-card">
      <span className="story-place" data-scene={place.scene}>
        <PlacePicture place={place} />
      </span>
      <span className="story-figure">
        {changeText(figure.after, "", address.locale).trimEnd()}
        <small>
          {unit !== "%" && " "}
          {unit}
        </small>
      </span>
      <span className="px-6">
        <span className="block font-semibold">{label}</span>
        <span className="num mt-1 block text-sm text-muted">
          {before.toLowerCase()} {changeText(figure.before, unit, address.locale)}
        </span>
      </span>
      <span className="self-end p-6 pt-5">
        <StoryOwner story={story} note={sample ? ` · ${common.labels.sample}` : ""} />
      </span>
    </a>
  );
}
