import type { LoaderFunctionArgs } from "react-router";
import { productParts } from "../../layout/offer-parts.ts";
import { loadPage } from "../../page.server.ts";
import { useSections } from "../../sections/use-sections.ts";
import type { PackageOffer } from "../../site-services.ts";
import { useHref, usePage } from "../../use-page.ts";
import { PriceTable } from "./price-table.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadPage(args, async ({ packages }, { address }) => ({
    packages: await packages(address.locale),
  }));
  return { ...page, extra: { ...page.extra, structured: productParts(page.extra.packages, page) } };
}

/** Renders the packages of all products side by side, for one month or several. */
export default function Pricing() {
  const { words, common, extra } = usePage<"pricing-product", { packages: PackageOffer[] }>();
  const { Hero, Section, PointGrid, Questions, NextStep } = useSections();
  const href = useHref();
  return (
    <>
      <Hero {...words.hero} />
      <PriceTable words={words.table} offer={words.enterprise.offer} packages={extra.packages} />
      <Section id="enterprise" title={words.enterprise.title}>
        <p className="lead">{words.enterprise.body}</p>
        <a href={href("/contact-us?product=end-to-end-platform")} className="btn btn-primary mt-6">
          {common.actions.talk}
        </a>
      </Section>
      <PointGrid {...words.included} />
      <Questions {...words.questions} />
      <NextStep {...words.next} />
    </>
  );
}
