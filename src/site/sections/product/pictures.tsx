import type { ReactNode } from "react";
import type { ProductLayout } from "#content/kinds/product.ts";
import type { Point } from "../cards.tsx";
import { Inline } from "../inline.tsx";
import { type Ground, partClass } from "../section.tsx";

export interface PictureStoriesProps {
  title: string;
  items: Point[];
  /** A picture for each story. */
  pictures: ReactNode[];
  layout: ProductLayout;
}

/** Renders what a product does, each with a screen, in the order and at the sides of the page's layout. */
export function PictureStories({ title, items, pictures, layout }: PictureStoriesProps) {
  const stories = items.map((item, index) => ({ ...item, picture: pictures[index] }));
  const [first, ...others] = stories as [StoryProps, ...StoryProps[]];
  if (layout === "screens") return <Screens title={title} first={first} others={others} />;
  if (layout === "pair") return <Pair title={title} stories={stories} />;
  if (layout === "thread") return <ThreadStories title={title} stories={stories} />;
  return (
    <section className="tail overflow-clip" id="features">
      <div className="wrap story-column">
        <h2 className="chapter-title">{title}</h2>
        {stories.map((story) => (
          <Story key={story.title} {...story} side="bleeds-end" />
        ))}
      </div>
    </section>
  );
}

interface StoryProps extends Point {
  picture: ReactNode;
}

/** Renders the first screen as large as the page on ink, and two more side by side below it. */
function Screens({ title, first, others }: { title: string; first: StoryProps; others: StoryProps[] }) {
  return (
    <>
      <section className="tail ground-ink overflow-clip" id="features">
        <div className="wrap">
          <h2 className="chapter-title">{title}</h2>
          <Story {...first} className="large-screen" />
        </div>
      </section>
      <section className="tail">
        <div className="wrap screen-pair">
          {others.map((story) => (
            <Story key={story.title} {...story} />
          ))}
        </div>
      </section>
    </>
  );
}

/** Renders two stories as the halves of the window, one light and one on ink, and the third below them. */
function Pair({ title, stories: [left, right, third] }: { title: string; stories: StoryProps[] }) {
  return (
    <section id="features" className="overflow-clip">
      <h2 className="wrap chapter-title pair-title">{title}</h2>
      <div className="pair-halves">
        <Story {...left!} className="pair-half ground-tint" />
        <Story {...right!} className="pair-half ground-ink" />
      </div>
      <div className="tail wrap">
        <Story {...third!} className="turned-story" side="bleeds-start" />
      </div>
    </section>
  );
}

/** The thread from one story to the next, and from the last one to the first of the steps. */
const curves = ["M421 0C421 60 579 20 579 80", "M579 0C579 60 421 20 421 80", "M421 0C421 70 307 10 307 80"];

/** Renders the stories along one vertical thread, their pictures at its sides in turn. */
function ThreadStories({ title, stories }: { title: string; stories: StoryProps[] }) {
  return (
    <section id="features" className="tail pb-0! overflow-clip">
      <div className="wrap">
        <h2 className="chapter-title">{title}</h2>
        <ol className="thread-stories">
          {stories.map((story, index) => (
            <li key={story.title}>
              <Story {...story} className="thread-story" side={index % 2 ? "bleeds-start" : "bleeds-end"} />
              <svg viewBox="0 0 1000 80" preserveAspectRatio="none" aria-hidden="true">
                <path d={curves[index]} className="thread thread-runs" vectorEffect="non-scaling-stroke" />
              </svg>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Story({
  title,
  body,
  picture,
  side = "",
  className = "story",
}: StoryProps & { /** The edge of the window that the picture reaches. */ side?: string; className?: string }) {
  return (
    <div className={className}>
      <div className={`story-picture ${side}`}>{picture}</div>
      <div className="story-words">
        <h3 className="text-2xl/tight">{title}</h3>
        <p className="mt-3 text-muted">
          <Inline text={body} />
        </p>
      </div>
    </div>
  );
}

export interface PictureTilesProps {
  /** Names the row, which scrolls sideways on narrow screens. */
  label: string;
  items: Point[];
  /** A picture for each tile. */
  pictures: ReactNode[];
  ground?: Ground | undefined;
}

/** Renders three more abilities of a product, each under a detail of its screen. */
export function PictureTiles({ label, items, pictures, ground }: PictureTilesProps) {
  return (
    <div className={partClass(ground, "tail")}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: The arrow keys scroll it. */}
      <section className="max-lg:overflow-x-auto" aria-label={label} tabIndex={0}>
        <ul className="product-tiles wrap">
          {items.map(({ title, body }, index) => (
            <li key={title} className="product-tile">
              <div className="tile-picture">{pictures[index]}</div>
              <div className="border-t border-line bg-surface px-5 py-3.5">
                <h3 className="h3">{title}</h3>
                <p className="mt-1 text-sm text-muted">
                  <Inline text={body} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
