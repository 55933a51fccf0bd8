import { jobOf, type ProductId } from "#catalogue/products.ts";
import type { AboutUsWords } from "#content/kinds/about-us.ts";
import { WideSection } from "./wide-section.tsx";

export type TimelineProps = AboutUsWords["timeline"];

/** Renders years side by side, each below a stem with one petal for every product by then. */
export function Timeline({ title, lead, items }: TimelineProps) {
  return (
    <WideSection title={title} lead={lead} ground="tint">
      <ol className="growth">
        {items.map(({ when, title: what, body, products }, index) => (
          <li key={when}>
            <Stem earlier={items.slice(0, index).flatMap((item) => item.products)} added={products} />
            <div>
              <p className="num font-display text-3xl font-bold">{when}</p>
              <h3 className="mt-3 text-base">{what}</h3>
              <p className="mt-2 text-sm text-muted">{body}</p>
            </div>
          </li>
        ))}
      </ol>
    </WideSection>
  );
}

/** Draws the products of a year as petals on a stem, the new ones at its top in full colour. Decorative. */
function Stem({ earlier, added }: { earlier: ProductId[]; added: ProductId[] }) {
  const products = [...earlier, ...added];
  const height = products.length * 24 + 30;
  return (
    <svg viewBox={`0 0 96 ${height}`} className="growth-stem" aria-hidden="true">
      <path d={`M48 ${height}V18`} className="stroke-edge" strokeWidth={1.5} />
      {products.map((product, index) => {
        const y = height - 12 - index * 24;
        const side = index % 2 ? -40 : 40;
        return (
          <path
            key={product}
            data-job={jobOf(product)}
            d={`M48 ${y}q0-26 ${side}-26q0 26 ${-side} 26`}
            className="fill-hue"
            opacity={index < earlier.length ? 0.3 : 1}
          />
        );
      })}
      <circle cx={48} cy={14} r={5} className={added.length > 0 ? "fill-edge" : "fill-accent"} />
    </svg>
  );
}
