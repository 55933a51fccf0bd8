import type { LoaderFunctionArgs } from "react-router";
import { loadPage } from "../../page.server.ts";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";
import { Beginnings } from "./beginnings.tsx";
import { JobLinks } from "./job-links.tsx";
import { JobTrail } from "./job-trail.tsx";

/** For each product sold online its cheapest monthly price. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, async ({ packages }, { address }) => {
    const from: Record<string, number> = {};
    for (const { product, price } of await packages(address.locale))
      from[product] = Math.min(price, from[product] ?? price);
    return { from };
  });

/** All products in the order of the work, with prices where they are sold, and where to begin. */
export default function Products() {
  const { words, extra } = usePage<"products", { from: Record<string, number> }>();
  const { Hero, WideSection, NextStep } = useSections();
  return (
    <>
      <Hero {...words.hero} actions={<JobLinks />} />
      <WideSection {...words.list}>
        <JobTrail from={extra.from} />
      </WideSection>
      <WideSection title={words.begin.title} lead={words.begin.lead} sunken>
        <Beginnings items={words.begin.items} />
      </WideSection>
      <NextStep {...words.next} />
    </>
  );
}
