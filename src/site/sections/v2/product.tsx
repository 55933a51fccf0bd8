import type { Point } from "../cards.tsx";
import { Inline } from "../inline.tsx";
import type { PictureStoriesProps, PictureTilesProps } from "../product/pictures.tsx";
import { Steps } from "./cards.tsx";
import { WideSection } from "./frames.tsx";

/** Renders the stories as panes, arranged by the page's layout: which of them is wide, which are side by side. */
export function PictureStories({ title, items, pictures, layout }: PictureStoriesProps) {
  return (
    <WideSection title={title} id="features">
      <ul className={`panes console-stories console-${layout}`}>
        {items.map((item, index) => (
          <li key={item.title} className={`console-story ${layout === "pair" && index === 1 ? "ground-ink" : ""}`}>
            <div className="console-story-screen">{pictures[index]}</div>
            <div>
              <h3 className="text-lg">{item.title}</h3>
              <p className="mt-2 text-sm text-muted">
                <Inline text={item.body} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}

/** Renders the tiles as panes of one row, each screen over its caption. */
export function PictureTiles({ label, items, pictures }: PictureTilesProps) {
  return (
    <section className="section" aria-label={label}>
      <div className="wrap">
        <ul className="panes lg:grid-cols-3">
          {items.map(({ title, body }, index) => (
            <li key={title} className="console-story">
              <div className="console-story-screen">{pictures[index]}</div>
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1 text-sm text-muted">
                  <Inline text={body} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Renders the steps to the first result as panes of one row; the thread leads from number to number. */
export function StepScene({ title, items }: { title: string; items: Point[] }) {
  return (
    <div data-steps="">
      <Steps title={title} items={items} thread />
    </div>
  );
}
