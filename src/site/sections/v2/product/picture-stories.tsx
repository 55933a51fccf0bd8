import { Inline } from "../../inline.tsx";
import type { PictureStoriesProps } from "../../product/picture-stories.tsx";
import { WideSection } from "../wide-section.tsx";

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
