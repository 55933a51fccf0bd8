import type { LoaderFunctionArgs } from "react-router";
import { cheapestPrices } from "../../cheapest-prices.ts";
import { loadPage } from "../../page.server.ts";
import { ContactActions } from "../../sections/actions/contact-actions.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";
import { TrustPart } from "./trust-part.tsx";
import { type TrustPage, trustPictures } from "./trust-pictures.ts";

/** Loads the page, with the cheapest monthly price of each product for a table of costs. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, (services, { address }) => cheapestPrices(services, address.locale));

/** Renders a page that buyers check before they sign: security, AI, integrations, service levels and others. */
export default function Trust() {
  const { words, address } = usePage<TrustPage>();
  const { Hero, Questions, NextStep } = useSections();
  const { job, Picture } = trustPictures[address.path.slice(1) as TrustPage];
  const { hero, sections, questions, next } = words;
  return (
    <>
      <Hero {...hero} job={job} actions={<ContactActions />} picture={<Picture locale={address.locale} />} />
      {sections.map((section, index) => (
        // The last part is on mist, because the questions after it are on paper.
        <TrustPart
          key={section.title}
          section={section}
          ground={(sections.length - index) % 2 === 1 ? "mist" : "paper"}
        />
      ))}
      {questions && <Questions {...questions} />}
      <NextStep {...next} />
    </>
  );
}
