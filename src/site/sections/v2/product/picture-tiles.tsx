import { Inline } from "../../inline.tsx";
import type { PictureTilesProps } from "../../product/picture-tiles.tsx";

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
