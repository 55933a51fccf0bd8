import type { ProductId, productJobs } from "#catalogue/products.ts";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { kawungDot } from "../../illustrations/kawung.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { WideSection } from "../section.tsx";

const columns = 24;
const at = (x: number, y: number, reach: number) => kawungDot(x * 10 + 5, y * 10 + 5, Math.round(reach * 10) / 10);

/** Mentions by hour: each column is an hour, the wide ones a spike that is noticed at its first petal. */
function spike() {
  const heights = [1, 1, 2, 1, 1, 2, 1, 2, 1, 1, 2, 1, 2, 2, 3, 5, 7, 6, 4, 3, 2, 2, 1, 1];
  const cool = heights.flatMap((height, x) => Array.from({ length: height }, (_, y) => at(x, 7 - y, x < 14 ? 3 : 5)));
  return { cool: cool.join(""), warm: at(14, 4, 6.4) };
}

/** Numbers of many meetings, of many sizes, that become rows of one size. */
function agreement() {
  const sizes = [2, 6, 3, 5, 4, 6, 2, 5, 3, 6, 4, 2];
  const cool = Array.from({ length: 8 * columns }, (_, index) => {
    const [x, y] = [index % columns, Math.floor(index / columns)];
    if (x < 12 && (index * 7) % 5 < 2) return "";
    return at(x, y, x < 12 ? sizes[(index * 5 + y) % 12]! : 4.4);
  });
  return { cool: cool.join(""), warm: "" };
}

/** Steps of one task: each row is a step, its petals the minutes until it was done. */
function trail() {
  const steps = [
    [0, 3],
    [3, 5],
    [5, 6],
    [6, 11],
    [11, 16],
    [16, 18],
    [18, 23],
  ] as const;
  const cool = steps.flatMap(([from, to], y) => Array.from({ length: to - from }, (_, i) => at(from + i, y, 4.6)));
  return { cool: cool.join(""), warm: at(23, 7, 6.4) };
}

const plots = { collect: spike(), ask: agreement(), act: trail() };

/** Draws an outcome in petals. Decorative: the words below it say the same. */
function OutcomePlot({ job }: { job: keyof typeof plots }) {
  const { cool, warm } = plots[job];
  return (
    <svg viewBox={`0 0 ${columns * 10} 80`} className="w-full max-w-md" aria-hidden="true">
      <path d={cool} className="fill-hue" />
      {warm && <path d={warm} className="fill-accent" />}
    </svg>
  );
}

export interface OutcomesProps {
  title: string;
  items: { title: string; body: string; products: ProductId[] }[];
}

/** The job of each outcome, whose hue it has. */
export const outcomeJobs = ["collect", "ask", "act"] as const satisfies (keyof typeof productJobs)[];

/** Renders three outcomes, each with a plot of petals and the products that bring it about. */
export function Outcomes({ title, items }: OutcomesProps) {
  const { all } = usePage();
  const href = useHref();
  return (
    <WideSection title={title} ground="mist" size="tail">
      <ul className="grid gap-8 lg:grid-cols-3">
        {items.map(({ title, body, products }, index) => (
          <li key={title} data-job={outcomeJobs[index]}>
            <OutcomePlot job={outcomeJobs[index]!} />
            <h3 className="h3 mt-4">{title}</h3>
            <p className="mt-2 text-muted">{body}</p>
            <p className="mt-2 flex flex-wrap gap-x-5 text-sm">
              {products.map((product) => (
                <a key={product} href={href(`/products/${product}`)} className="link hue-link">
                  <ProductMark id={product} className="size-5" />
                  {all.products[product].name}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}
