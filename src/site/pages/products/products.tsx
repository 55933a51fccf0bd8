import type { LoaderFunctionArgs } from "react-router";
import { type CheapestPrices, cheapestPrices } from "../../cheapest-prices.ts";
import { loadPage } from "../../page.server.ts";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";
import { Beginnings } from "./beginnings.tsx";
import { FamilyFilter } from "./family-filter.tsx";
import { JobRiver } from "./job-river.tsx";

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
