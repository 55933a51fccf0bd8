import type { ReactNode } from "react";
import { type Ground, partClass } from "../ground.ts";
import { Inline } from "../inline.tsx";
import type { Point } from "../point-grid.tsx";

export interface PictureTilesProps {
  /** Names the row, which scrolls sideways on narrow screens. */
  label: string;
  items: Point[];
  /** A picture for each tile. */
  pictures: ReactNode[];
  ground?: Ground;
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
