import { jobOf } from "#catalogue/products.ts";
import type { CustomerStory, CustomersWords } from "#content/kinds/customers.ts";
import { PlaceScene } from "../../pictures/people/scene.tsx";
import { Skyline } from "../../pictures/people/skyline.tsx";
import { usePage } from "../../use-page.ts";
import { changeText, StoryOwner } from "./story-parts.tsx";

/** The height of each column of the hills, in petals. */
const hills = [2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 7, 6, 5, 4, 4, 5, 4, 3, 3, 2];

/** Draws where a story takes place: people at work there, the city's skyline, or the hills of West Java. Decorative. */
function PlacePicture({ place: { skyline, scene } }: Pick<CustomerStory, "place">) {
  if (scene) return <PlaceScene id={scene} />;
  if (skyline !== "sunda") return <Skyline city={skyline} />;
  const petals = hills.map((height, column) =>
    Array.from({ length: height }, (_, row) => {
      const [x, y] = [column * 10 + 1, 119 - row * 10];
      return (column + row) % 2 ? `M${x + 8} ${y}q0-8-8-8q0 8 8 8` : `M${x} ${y}q0-8 8-8q0 8-8 8`;
    }).join(""),
  );
  return (
    <svg viewBox="0 0 200 122" className="w-full" aria-hidden="true">
      <path d={petals.join("")} className="fill-hue" opacity={0.55} />
      <path d="M0 120q30-34 58-34t44 22q26-26 50-20t48 32z" className="fill-hue" />
      <path
        d="M152 30q14 0 14 14q-14 0-14-14m0 0q-14 0-14 14q14 0 14-14m0 0q14 0 14-14q-14 0-14 14m0 0q-14 0-14-14q14 0 14 14"
        className="fill-accent"
      />
      <path d="M0 120.5h200" className="stroke-hue" strokeWidth={1.5} />
    </svg>
  );
}

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
