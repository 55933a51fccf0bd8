import type { LoaderFunctionArgs } from "react-router";
import { type IndustryId, industryIds } from "#catalogue/industries.ts";
import type { ProductId } from "#catalogue/products.ts";
import { readSet } from "#content/read-set.server.ts";
import { loadPage } from "../../page.server.ts";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";
import { QuestionIndex } from "./question-index.tsx";

type Products = Record<IndustryId, ProductId[]>;

/** Loads the page, with the products of each industry read from its plays, so that the two never differ. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, (_services, { address }) => ({
    products: Object.fromEntries(
      industryIds.map((id) => [
        id,
        [...new Set(readSet(address.locale, id).plays.items.flatMap(({ products }) => products))],
      ]),
    ) as Products,
  }));

/** Renders the twelve industries, each by its question about data. */
export default function Solutions() {
  const { words, extra } = usePage<"solutions", { products: Products }>();
  const { Hero, Steps, NextStep } = useSections();
  return (
    <>
      <Hero {...words.hero} />
      <section aria-labelledby="list-title" className="wrap pb-16">
        <h2 id="list-title" className="sr-only">
          {words.list.title}
        </h2>
        <QuestionIndex filter={words.filter} items={words.list.items} products={extra.products} />
        <p className="mt-6 max-w-[46em] text-muted">{words.list.lead}</p>
      </section>
      <Steps {...words.how} ground="mist" />
      <NextStep {...words.next} />
    </>
  );
}
