import type { IndustryId } from "#catalogue/industries.ts";
import type { SolutionWords } from "#content/kinds/solution.ts";
import { kawungPath } from "#ui/marks/petal.ts";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { industryPictures } from "../../pictures/industries/registry.ts";
import { partClass } from "../../sections/section.tsx";
import { useHref, usePage } from "../../use-page.ts";

/** Width of an hour in the drawing. */
const hour = 50;

/** Renders a day in the industry: 24 petals, each as large as its hour is busy, and what happens at six of them. */
export function DayStrip({ industry, title, load, items }: SolutionWords["day"] & { industry: IndustryId }) {
  const { address, all } = usePage();
  const href = useHref();
  const { hours, signal } = industryPictures[industry].day;
  const at = items.map(({ time }) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60);
  return (
    <section className={`${partClass("ink")} solution-part`}>
      <div className="wrap">
        <div className="part-head day-head">
          <h2>{title}</h2>
          <p className="text-sm text-muted">{load}</p>
        </div>
        <div className="day-hours" aria-hidden="true">
          {[0, 12].map((first) => (
            <div key={first}>
              <HalfDay hours={hours.slice(first, first + 12)} signal={Math.floor(at[signal]!) - first} />
              <p className="day-axis">
                <span>{clock(`${String(first).padStart(2, "0")}:00`, address.locale)}</span>
                <span>{clock(`${String(first + 6).padStart(2, "0")}:00`, address.locale)}</span>
              </p>
            </div>
          ))}
        </div>
        <svg viewBox="0 0 1200 90" className="hidden w-full lg:block" fill="none" aria-hidden="true">
          {at.map((time, index) => {
            const [from, to] = [Math.round(time * hour), index * 200 + 5];
            return (
              <path
                key={time}
                d={`M${from} 0C${from} 50 ${to} 30 ${to} 90`}
                className={index === signal ? "thread thread-runs" : "day-line"}
              />
            );
          })}
        </svg>
        <ol className="day-events">
          {items.map(({ time, body, product }, index) => (
            <li key={time} data-signal={index === signal ? "" : undefined}>
              <time dateTime={time}>{clock(time, address.locale)}</time>
              <p>{body}</p>
              <a href={href(`/products/${product}`)}>
                <ProductMark id={product} className="size-5" />
                {all.products[product].name}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function HalfDay({ hours, signal }: { hours: string; signal: number }) {
  const petals = (index: number) => kawungPath(index * hour + hour / 2, 36, 8 + Number(hours[index]) * 3, 1.5);
  const others = [...hours].map((_, index) => (index === signal ? "" : petals(index))).join("");
  return (
    <svg viewBox="0 0 600 72" className="w-full overflow-visible" aria-hidden="true">
      <path d={others} className="fill-muted" />
      {signal >= 0 && signal < 12 && <path d={petals(signal)} className="fill-accent" />}
    </svg>
  );
}

/** Returns a time of the day as the language writes it. */
function clock(time: string, locale: string): string {
  return locale === "id" ? time.replace(":", ".") : time;
}
