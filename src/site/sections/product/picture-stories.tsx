import type { ReactNode } from "react";
import { Inline } from "../inline.tsx";
import type { Point } from "../point-grid.tsx";

export interface PictureStoriesProps {
  title: string;
  items: Point[];
  /** A picture for each story. */
  pictures: ReactNode[];
}

/** Renders what a product does, each with a screen beside it: sides alternate, the last is on ink. */
export function PictureStories({ title, items, pictures }: PictureStoriesProps) {
  const last = items.length - 1;
  return (
    <>
      <section className="tail overflow-clip" id="features">
        <div className="wrap">
          <h2 className="chapter-title">{title}</h2>
          {items.slice(0, last).map((story, index) => (
            <PictureStory key={story.title} {...story} picture={pictures[index]} turned={index % 2 === 1} />
          ))}
        </div>
      </section>
      <section className="ink-story ground-ink overflow-clip">
        <div className="wrap">
          <StoryText {...items[last]!} />
        </div>
        {pictures[last]}
      </section>
    </>
  );
}

function PictureStory({
  title,
  body,
  picture,
  turned = false,
}: Point & { picture: ReactNode /** Whether the picture is on the left. */; turned?: boolean }) {
  return (
    <div
      className={`mt-6 grid items-center gap-x-14 gap-y-5 ${turned ? "lg:grid-cols-[8fr_4fr]" : "lg:grid-cols-[4fr_8fr]"}`}
    >
      <div className={turned ? "lg:order-2" : ""}>
        <StoryText title={title} body={body} />
      </div>
      <div className={`story-picture min-w-0 ${turned ? "bleeds-start" : "bleeds-end"}`}>{picture}</div>
    </div>
  );
}

function StoryText({ title, body }: Point) {
  return (
    <>
      <h3 className="text-2xl/tight">{title}</h3>
      <p className="mt-3 text-muted">
        <Inline text={body} />
      </p>
    </>
  );
}
