import { industryIds } from "#catalogue/industries.ts";
import { jobIds, productJobs } from "#catalogue/products.ts";
import type { HomeWords } from "#content/kinds/home.ts";
import { Icon } from "#ui/icon.tsx";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { IndustryMark } from "../../../illustrations/industry-mark.tsx";
import { JobMark } from "../../../illustrations/job-mark.tsx";
import { Picture } from "../../../pictures/kit/picture.tsx";
import { useHref, usePage } from "../../../use-page.ts";
import { CodeFigure, type CodeStripProps } from "../../home/home.tsx";
import { type HomeHeroProps, ReplayButton } from "../../home/home-hero.tsx";
import { type OutcomesProps, outcomeJobs } from "../../home/outcomes.tsx";
import type { ProofProps } from "../../home/proof.tsx";
import { Inline } from "../../inline.tsx";
import { changeText } from "../../stories/story-parts.tsx";
import { Title } from "../../title.tsx";
import { WideSection } from "../frames.tsx";
import { Tile } from "./tile.tsx";

/** Renders the call of the API and its answer as a tile of the control room. */
export function CodeStrip(props: CodeStripProps) {
  return (
    <Tile title={props.title} more={props.more} size="wide">
      <CodeFigure {...props} />
    </Tile>
  );
}

/** Renders all products as one console: a pane for each job with its products, as the rows of a list. */
export function Family({ title, lead }: { title: string; lead: string }) {
  const { all, common } = usePage();
  const href = useHref();
  return (
    <WideSection title={title} lead={lead}>
      <ul className="panes room-family">
        {jobIds.map((job) => (
          <li key={job} data-job={job}>
            <h3 className="flex items-center gap-2 text-base font-semibold text-hue">
              <JobMark id={job} className="size-5" />
              {all.jobs[job].name}
            </h3>
            <ul>
              {productJobs[job].map((product) => (
                <li key={product}>
                  <a href={href(`/products/${product}`)}>
                    <ProductMark id={product} className={`size-6 vt-${product}`} />
                    <span>
                      <b>{all.products[product].name}</b>
                      <span className="text-muted">{all.products[product].line}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <a href={href("/products")} className="link mt-3 inline-flex min-h-11 items-center gap-1.5">
        {common.actions.allProducts}
        <Icon name="arrow-right" className="size-4" />
      </a>
    </WideSection>
  );
}

/** Renders four promises as panes of one row, each with its figure. */
export function Figures({ title, items }: HomeWords["proof"]) {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="sr-only">{title}</h2>
        <dl className="panes sm:grid-cols-2 xl:grid-cols-4">
          {items.map(({ figure, title, body }) => (
            <div key={title}>
              <dt>
                <span className="promise-figure">{figure}</span>
                <span className="font-semibold">{title}</span>
              </dt>
              <dd className="mt-2 text-sm text-muted">
                <Inline text={body} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/**
 * Renders the map as the first screen, the windows docked at its right edge, the sentence as its caption at the foot. The
 * thread runs from the signal through the windows. The sentence comes first, as a slow phone paints once the title is
 * parsed.
 */
export function HomeHero({ title, lead, actions, picture, cards, label, replay }: HomeHeroProps) {
  const { locale } = usePage().address;
  return (
    <div className="control-room">
      <div className="wrap control-caption">
        <Title>{title}</Title>
        <p className="mt-3 max-w-[37em] text-muted">
          <Inline text={lead} />
        </p>
        <div className="mt-5">{actions}</div>
      </div>
      <Picture label={label} locale={locale} size="stage" className="control-map story">
        <div className="control-land">
          {picture}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="control-thread" aria-hidden="true">
            <path d="M0 100C45 100 50 0 100 0" className="thread told-way" vectorEffect="non-scaling-stroke" />
          </svg>
        </div>
        <div className="control-dock">{cards}</div>
      </Picture>
      <ReplayButton label={replay} />
    </div>
  );
}

/** Renders the industries as a tile of the control room, each with its mark. */
export function IndustryGrid({ title }: { title: string; lead: string }) {
  const { all } = usePage();
  const href = useHref();
  return (
    <Tile title={title} size="wide">
      <ul className="room-industries">
        {industryIds.map((id) => (
          <li key={id}>
            <a href={href(`/solutions/${id}`)}>
              <IndustryMark id={id} className="size-5 text-primary" />
              {all.industries[id].name}
            </a>
          </li>
        ))}
      </ul>
    </Tile>
  );
}

/** Renders three outcomes as panes of one row, with the products that bring them about at the foot. */
export function Outcomes({ title, items }: OutcomesProps) {
  const { all } = usePage();
  const href = useHref();
  return (
    <WideSection title={title}>
      <ul className="panes lg:grid-cols-3">
        {items.map(({ title, body, products }, index) => (
          <li key={title} data-job={outcomeJobs[index]} className="flex flex-col">
            <h3 className="h3">{title}</h3>
            <p className="mt-2 mb-3 text-sm text-muted">{body}</p>
            <p className="mt-auto flex flex-wrap gap-x-5 text-sm">
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

/** Renders what changed for three sample customers as one line of state, each a link to its story. */
export function Proof({ words: { title, all }, stories }: Pick<ProofProps, "words" | "stories">) {
  const { address, common } = usePage();
  const href = useHref();
  return (
    <section className="room-status" aria-label={title}>
      <div className="wrap">
        <p className="text-muted">{common.labels.sample}</p>
        <ul>
          {stories.slice(0, 3).map(({ id, name, figures }) => {
            const { label, unit, before, after } = figures[0]!;
            return (
              <li key={id}>
                <a href={href(`/customers#${id}`)}>
                  <b>{name}</b>
                  <span className="num">
                    <s>{changeText(before, "", address.locale).trimEnd()}</s>
                    <b>{changeText(after, unit, address.locale)}</b>
                  </span>
                  <span className="text-muted">{label}</span>
                </a>
              </li>
            );
          })}
        </ul>
        <a href={href("/customers")} className="link inline-flex min-h-11 items-center gap-1.5">
          {all}
          <Icon name="arrow-right" className="size-4" />
        </a>
      </div>
    </section>
  );
}
