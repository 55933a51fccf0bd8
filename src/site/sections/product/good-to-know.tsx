import type { ReactNode } from "react";
import type { IndustryId } from "#catalogue/industries.ts";
import type { Tier } from "#catalogue/packages.ts";
import { jobOf, type ProductId } from "#catalogue/products.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { Icon } from "#ui/icon.tsx";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { IndustryMark } from "../../illustrations/industry-mark.tsx";
import type { PackageOffer } from "../../site-services.ts";
import { useHref, usePage } from "../../use-page.ts";
import { type Point, Question, type QuestionsProps } from "../cards.tsx";
import { Inline } from "../inline.tsx";
import { type Ground, partClass } from "../section.tsx";

interface GoodToKnowProps {
  packages: PriceLinesProps;
  cases: IndustryCasesProps;
  worksWith: CompanionsProps;
  /** Where the product keeps its data. */
  data: Point;
  limits: LimitsProps;
  questions: QuestionsProps;
  ground?: Ground | undefined;
}

/**
 * Renders what a buyer looks up: prices, industries, companions, data, limits, questions. Wide screens show the names
 * beside the one that is open, narrow ones open them in place. A fragment opens its part, since the id is inside it.
 */
export function GoodToKnow({ packages, cases, worksWith, data, limits, questions, ground }: GoodToKnowProps) {
  const { know } = usePage().common;
  return (
    <section className={partClass(ground, "tail")}>
      <div className="wrap">
        <h2 className="chapter-title">{know.title}</h2>
        <div className="know">
          <Part id="packages" name={know.packages} open>
            <PriceLines {...packages} />
          </Part>
          <Part id="cases" name={know.cases}>
            <IndustryCases {...cases} />
          </Part>
          <Part id="works-with" name={know.worksWith}>
            <Companions {...worksWith} />
          </Part>
          <Part id="data" name={know.data}>
            <h3 className="h3">{data.title}</h3>
            <p className="prose mt-3">
              <Inline text={data.body} />
            </p>
          </Part>
          <Part id="limits" name={know.limits}>
            <Limits {...limits} />
          </Part>
          <Part id="questions" name={know.questions}>
            <h3 className="h3">{questions.title}</h3>
            <div className="rows mt-3">
              {questions.items.map((item) => (
                <Question key={item.question} {...item} />
              ))}
            </div>
          </Part>
        </div>
      </div>
    </section>
  );
}

function Part({ id, name, open, children }: { id: string; name: string; open?: boolean; children: ReactNode }) {
  return (
    <details name="know" open={open}>
      <summary>
        {name}
        <Icon name="chevron-right" className="size-5 shrink-0" />
      </summary>
      <div id={id} className="know-panel">
        {children}
      </div>
    </details>
  );
}

interface CompanionsProps {
  title: string;
  items: { product: ProductId; body: string }[];
}

/** Renders the products that a product works with. */
function Companions({ title, items }: CompanionsProps) {
  const { all } = usePage();
  const href = useHref();
  return (
    <>
      <h3 className="h3">{title}</h3>
      <ul className="mt-4 grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {items.map(({ product, body }) => (
          <li key={product} data-job={jobOf(product)}>
            <a href={href(`/products/${product}`)} className="group flex gap-4 py-3">
              <ProductMark id={product} className="size-11 shrink-0 text-hue" />
              <span>
                <span className="block font-semibold group-hover:text-hue">{all.products[product].name}</span>
                <span className="block text-sm text-muted">{body}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface IndustryCasesProps {
  title: string;
  items: (Point & { industry: IndustryId })[];
}

/** Renders a product's use in three industries, side by side where there is room. */
function IndustryCases({ title, items }: IndustryCasesProps) {
  const { all } = usePage();
  const href = useHref();
  return (
    <>
      <h3 className="h3">{title}</h3>
      <ul className="mt-5 grid gap-x-8 gap-y-5 xl:grid-cols-3">
        {items.map(({ industry, title, body }) => (
          <li key={industry}>
            <IndustryMark id={industry} className="mb-2 size-11 text-hue" />
            <h4 className="text-base">{title}</h4>
            <p className="mt-1 text-sm text-muted">
              <Inline text={body} />
            </p>
            <a href={href(`/solutions/${industry}`)} className="link inline-flex min-h-11 items-center gap-1.5 text-sm">
              {all.industries[industry].name}
              <Icon name="arrow-right" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface LimitsProps {
  title: string;
  lead: string;
  items: Point[];
}

/** Renders what the product does not do. */
function Limits({ title, lead, items }: LimitsProps) {
  return (
    <>
      <h3 className="h3">{title}</h3>
      <p className="mt-1 text-muted">{lead}</p>
      <dl className="mt-5 grid gap-x-8 gap-y-5 text-sm sm:grid-cols-2 xl:grid-cols-3">
        {items.map(({ title, body }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-muted">
              <Inline text={body} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface PriceLinesProps {
  title: string;
  lead: string;
  packages: PackageOffer[];
  actions: ReactNode;
}

/** Renders the monthly prices of a product's packages in one row. */
function PriceLines({ title, lead, packages, actions }: PriceLinesProps) {
  const { address, common } = usePage();
  return (
    <>
      <h3 className="h3">{title}</h3>
      <p className="mt-1 max-w-[43em] text-muted">
        <Inline text={lead} />
      </p>
      {packages.length > 0 && (
        <dl className="price-lines">
          {packages.map(({ id, tier, price, features }) => (
            <div key={id} className="price-line">
              <dt className="font-semibold">{common.tiers[tier as Tier]}</dt>
              <dd>
                <p translate="no" className="price-line-figure num">
                  {formatRupiah(price, address.locale)}
                </p>
                <p className="text-sm text-muted">{common.labels.perMonth}</p>
                <p className="mt-1 text-sm text-muted">{features.join(", ")}</p>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-6">{actions}</div>
    </>
  );
}
