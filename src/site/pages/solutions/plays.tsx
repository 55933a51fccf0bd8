import { contentName, isSoldOnline, jobOf, type ProductId, type SoldOnlineId } from "#catalogue/products.ts";
import type { SolutionWords } from "#content/kinds/solution.ts";
import { sum } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { languageTags } from "#text/locales.ts";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import type { ScreenPair, ScreenPairs } from "../../pictures/industries/screen.ts";
import { SmallScreen } from "../../pictures/industries/small-screen.tsx";
import { Picture } from "../../pictures/kit/picture.tsx";
import { Inline } from "../../sections/inline.tsx";
import { useHref, usePage } from "../../use-page.ts";
import type { SolutionExtra } from "./solution-extra.ts";

interface PlaysProps {
  items: SolutionWords["plays"]["items"];
  screens: ScreenPairs;
}

/** Renders the three problems: below each other, or on a phone one at a time, chosen without a script. */
export function Plays({ items, screens }: PlaysProps) {
  const { extra } = usePage<"education", SolutionExtra>();
  return (
    <div className="problems">
      <fieldset className="problem-choice">
        <legend className="sr-only">{extra.labels.choose}</legend>
        {items.map(({ title }, index) => (
          <label key={title}>
            <input type="radio" name="problem" id={`problem-${index + 1}`} defaultChecked={index === 0} />
            <span>{title}</span>
          </label>
        ))}
      </fieldset>
      <ol>
        {items.map((item, index) => (
          <PlayItem key={item.title} item={item} screens={screens[index]!} number={index + 1} />
        ))}
      </ol>
    </div>
  );
}

interface PlayItemProps {
  item: SolutionWords["plays"]["items"][number];
  screens: ScreenPair;
  number: number;
}

/** Renders a problem: what people work with before, the thread, what they work with afterwards, its cost and measures. */
function PlayItem({ item, screens: [before, after], number }: PlayItemProps) {
  const { address, all, common, extra } = usePage<"education", SolutionExtra>();
  const href = useHref();
  const { labels } = extra;
  const lead = after.product ?? item.products[0]!;
  return (
    <li className="problem" data-job={jobOf(lead)}>
      <h3 className="problem-title">
        <span aria-hidden="true">{number}</span>
        {item.title}
      </h3>
      <div className="problem-pair">
        <div className="problem-half">
          <Picture isRead label={labels.before} locale={address.locale} size="tile" sample={false}>
            <SmallScreen screen={before} locale={address.locale} />
          </Picture>
          <p className="problem-words">
            <b>{labels.before}</b> <Inline text={item.problem} />
          </p>
        </div>
        <PairThread />
        <div className="problem-half">
          <Picture isRead label={labels.after} locale={address.locale} size="tile">
            <SmallScreen screen={after} locale={address.locale} />
          </Picture>
          <p className="problem-words">
            <b>{labels.after}</b> <Inline text={item.play} />
          </p>
        </div>
        <ul aria-label={common.labels.withProducts} className="problem-products">
          {item.products.map((product) => (
            <li key={product} data-job={jobOf(product)}>
              <a href={href(`/products/${product}`)}>
                <ProductMark id={product} className="size-5 text-hue" />
                {all.products[product].name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="problem-facts">
        <div>
          <p className="text-sm text-muted">{labels.measure}</p>
          <ul className="problem-measures">
            {item.measures.map((measure) => (
              <li key={measure}>{measure}</li>
            ))}
          </ul>
        </div>
        <PlayCost products={item.products} packages={item.packages} />
      </div>
    </li>
  );
}

/** Draws the thread from one screen to the next: across where they are side by side, down where they are stacked. */
function PairThread() {
  return (
    <div className="problem-thread">
      <svg viewBox="0 0 60 40" className="hidden sm:block" aria-hidden="true">
        <path d="M2 34C30 34 24 8 48 8" className="thread thread-runs" />
        <path d="M46 2l9 6-9 6z" className="fill-accent" />
      </svg>
      <svg viewBox="0 0 40 44" className="sm:hidden" aria-hidden="true">
        <path d="M20 2v30" className="thread thread-runs" />
        <path d="M14 30l6 9 6-9z" className="fill-accent" />
      </svg>
    </div>
  );
}

interface PlayCostProps {
  products: readonly ProductId[];
  packages: readonly string[];
}

/** Renders what a problem's packages cost a month, from today's prices, and which products are quoted by people. */
function PlayCost({ products, packages }: PlayCostProps) {
  const { address, all, common, extra } = usePage<"education", SolutionExtra>();
  const href = useHref();
  const offers = packages.flatMap((id) => extra.offers.filter((offer) => offer.id === id));
  const total = sum(...offers.map(({ price }) => price));
  // On BigMarket the sellers set the prices: there is nothing that our people quote.
  const quoted = products
    .filter((product) => !isSoldOnline(product) && product !== "big-market")
    .map((product) => all.products[product].name);
  const list = new Intl.ListFormat(languageTags[address.locale]).format(quoted);
  return (
    <div className="problem-cost">
      <p className="text-sm text-muted">{extra.labels.cost}</p>
      <p translate="no" className="problem-total">
        {formatRupiah(total, address.locale)}
      </p>
      <ul>
        {offers.map(({ id, product, tier, features }) => (
          <li key={id}>
            <a href={href(`/choosing-${contentName(product as SoldOnlineId)}`)} className="link">
              {all.products[product as SoldOnlineId].name} {common.tiers[tier as "starter"]}
            </a>
            <span className="text-muted"> {features[0]}</span>
          </li>
        ))}
      </ul>
      {quoted.length > 0 && (
        <p className="mt-1 text-sm text-muted">{extra.labels.quoted.replace("{products}", list)}</p>
      )}
    </div>
  );
}
