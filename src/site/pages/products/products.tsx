import type { LoaderFunctionArgs } from "react-router";
import { isSoldOnline, jobIds, jobOf, type ProductId, type ProductJob, productIds } from "#catalogue/products.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { type CheapestPrices, cheapestPrices } from "../../cheapest-prices.ts";
import { JobMark } from "../../illustrations/job-mark.tsx";
import { loadPage } from "../../page.server.ts";
import { inLanguage } from "../../pictures/kit/words.ts";
import type { Bust } from "../../pictures/people/busts.ts";
import { Person } from "../../pictures/people/person.tsx";
import { sampleNote } from "../../pictures/products/family-picture.tsx";
import { FamilyTile } from "../../sections/family/family.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";
import { JobRiver } from "./job-river.tsx";

/** Six objects of the stories, each `[body, detail, signal]`, 48 by 48. */
const things = {
  bottle: ["M19 9h10v7q7 3 7 11v17H12V27q0-8 7-11z", "M15 29h18v10H15z", "M18 3h12v5H18z"],
  "id-card": ["M4 11h40v27H4z", "M8 16h18v2H8zm0 5h22v2H8zm0 5h20v2H8zm0 5h16v2H8z", "M33 16h8v12h-8z"],
  carton: [
    "M6 16l18-7 18 7v22l-18 7-18-7z",
    "M6 16l18 7 18-7v2l-18 7-18-7z",
    "M21 12l3-1 6 2-3 1.2zM28 31l8-3v5l-8 3z",
  ],
  rice: [
    "M23 46q-1-20 1-34l2 .3q-2 14-1 33.7z",
    "M24 20q-9 0-10-9q9 0 10 9m1 10q-9 0-10-9q9 0 10 9m0 10q-9 0-10-9q9 0 10 9",
    "M26 18q9 0 10-9q-9 0-10 9m0 10q9 0 10-9q-9 0-10 9m0 10q9 0 10-9q-9 0-10 9",
  ],
  truck: [
    "M3 12h25v23H3zm27 7h9l6 8v8H30z",
    "M33 22h5l4 5h-9z",
    "M7 36a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0m25 0a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0",
  ],
  meter: ["M8 6h32v36H8z", "M12 10h24v9H12z", "M24 38a8 8 0 1 1 0-16 8 8 0 1 1 0 16m0-2.5l3-7-3.5 1-2.5 3z"],
} as const;
type ThingId = keyof typeof things;

/** Draws an object in the job's hue with one part in turmeric. Decorative. */
function Thing({ id, className = "size-12" }: { id: ThingId; className?: string }) {
  const [body, detail, signal] = things[id];
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
      <path d={body} className="fill-hue" />
      <path d={detail} className="fill-tint" />
      <path d={signal} className="fill-accent" />
    </svg>
  );
}

/** Who says it, and what it is about. */
const people: readonly [Bust, ThingId][] = [
  ["bun", "bottle"],
  ["glasses", "meter"],
  ["peci", "id-card"],
  ["batik", "truck"],
];

/** Renders typical problems to begin with, each with the products that solve it. */
function Beginnings({ items }: { items: { title: string; body: string; products: ProductId[] }[] }) {
  const { all } = usePage();
  const href = useHref();
  return (
    <ul className="beginnings">
      {items.map(({ title, body, products }, index) => (
        <li key={title} data-job={jobOf(products[0]!)}>
          <Speaker index={index} />
          <h3 className="h3">{title}</h3>
          <p className="mt-3 text-muted">{body}</p>
          <p className="mt-4 flex flex-wrap gap-x-5">
            {products.map((product) => (
              <a key={product} href={href(`/products/${product}`)} className="link hue-link">
                <ProductMark id={product} className="size-6" />
                {all.products[product].name}
              </a>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Speaker({ index }: { index: number }) {
  const [bust, thing] = people[index % people.length]!;
  return (
    <div className="relative mb-5 w-fit">
      <Person bust={bust} className="size-20" />
      <Thing
        id={thing}
        className="absolute -inset-e-5 -bottom-1 size-11 rounded-lg border border-line bg-surface p-1.5"
      />
    </div>
  );
}

/** Loads the page, with the cheapest monthly price of each product sold online. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, async (services, { address }) => ({ from: await cheapestPrices(services, address.locale) }));

/** Renders all products: the river of the six jobs, tiles with a filter, and where to begin. */
export default function Products() {
  const { words, extra } = usePage<"products", { from: CheapestPrices }>();
  const { Hero, WideSection, NextStep } = useSections();
  const { filter, every, sold, ...list } = words.list;
  return (
    <>
      <Hero {...words.hero} layout="stage" picture={<JobRiver />} />
      <WideSection {...list} ground="mist">
        <FamilyFilter label={filter} every={every} sold={sold} from={extra.from} />
      </WideSection>
      <WideSection title={words.begin.title} lead={words.begin.lead}>
        <Beginnings items={words.begin.items} />
      </WideSection>
      <NextStep {...words.next} />
    </>
  );
}

interface FamilyFilterProps {
  label: string;
  every: string;
  sold: string;
  from: CheapestPrices;
}

/** Renders all products as tiles below a filter by job and by how they are sold: radio buttons, no script. */
function FamilyFilter({ label, every, sold, from }: FamilyFilterProps) {
  const { address, all, common } = usePage();
  const price = (product: ProductId) =>
    from[product]
      ? `${common.labels.from} ${formatRupiah(from[product], address.locale)} ${common.labels.perMonth}`
      : common.labels[product === "api-marketplace" ? "byRequest" : "together"];
  return (
    <div className="filtered">
      <fieldset className="filter">
        <legend className="sr-only">{label}</legend>
        <Choice id="every" name={every} isFirst />
        <Choice id="sold" name={sold} />
        {jobIds.map((job) => (
          <Choice key={job} id={job} name={all.jobs[job].name} job={job} />
        ))}
      </fieldset>
      <ul className="family">
        {productIds.map((product) => (
          <li
            key={product}
            data-product={product}
            data-job={jobOf(product)}
            data-sold={isSoldOnline(product) ? "" : undefined}
          >
            <FamilyTile product={product} note={price(product)} />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-muted">{inLanguage(sampleNote, address.locale)}</p>
    </div>
  );
}

function Choice({ id, name, job, isFirst }: { id: string; name: string; job?: ProductJob; isFirst?: boolean }) {
  return (
    <label className="filter-choice" data-job={job}>
      <input type="radio" name="show" value={id} defaultChecked={isFirst} className={`show-${id}`} />
      {job && <JobMark id={job} className="size-5" />}
      {name}
    </label>
  );
}
