import type { ReactNode } from "react";
import { Inline } from "../inline.tsx";
import type { Point } from "../point-grid.tsx";

export interface PictureTilesProps {
  items: Point[];
  /** A picture for each tile. */
  pictures: ReactNode[];
}

/** Renders three more abilities of a product, each under a detail of its screen. */
export function PictureTiles({ items, pictures }: PictureTilesProps) {
  return (
    <section className="tail">
      <ul className="wrap grid gap-6 lg:grid-cols-3">
        {items.map(({ title, body }, index) => (
          <li key={title} className="flex flex-col overflow-clip rounded-lg border border-line">
            <div className="tile-picture">{pictures[index]}</div>
            <div className="border-t border-line bg-surface px-5 py-4">
              <h3 className="h3">{title}</h3>
              <p className="mt-1 text-sm text-muted">
                <Inline text={body} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
