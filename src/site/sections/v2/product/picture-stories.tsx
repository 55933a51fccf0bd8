import { Inline } from "../../inline.tsx";
import type { PictureStoriesProps } from "../../product/picture-stories.tsx";
import { WideSection } from "../wide-section.tsx";

/** Renders the stories as panes: the first across the row, its screen large, the others side by side below it. */
export function PictureStories({ title, items, pictures }: PictureStoriesProps) {
  return (
    <WideSection title={title} id="features">
      <ul className="panes lg:grid-cols-2">
        {items.map((item, index) => (
          <li key={item.title} className={`console-story ${index === 0 ? "console-story-wide" : ""}`}>
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
