import type { LoaderFunctionArgs } from "react-router";
import { loadPage } from "../../page.server.ts";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";
import { Beginnings } from "./beginnings.tsx";
import { JobLinks } from "./job-links.tsx";
import { JobTrail } from "./job-trail.tsx";

/** Loads the page, with the cheapest monthly price of each product sold online. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, async ({ packages }, { address }) => {
    const from: Record<string, number> = {};
    for (const { product, price } of await packages(address.locale))
      from[product] = Math.min(price, from[product] ?? price);
    return { from };
  });

/** Renders all products by job, with prices where they are sold online, and where to begin. */
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
