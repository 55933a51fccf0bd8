import type { ComponentType, ReactNode } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { isSoldOnline, type ProductJob, productJobs } from "#catalogue/products.ts";
import type { TrustCost, TrustSection } from "#content/kinds/trust.ts";
import { zero } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import type { Locale } from "#text/locales.ts";
import { Table } from "#ui/table.tsx";
import { type CheapestPrices, cheapestPrices } from "../../cheapest-prices.ts";
import { loadPage } from "../../page.server.ts";
import {
  AccessLog,
  AnswerPath,
  ConnectionList,
  GlossaryEntry,
  KeyboardPath,
  OneQuestion,
  SupportTicket,
} from "../../pictures/trust.tsx";
import { ContactActions } from "../../sections/actions.tsx";
import { Inline } from "../../sections/inline.tsx";
import type { Ground } from "../../sections/section.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";

/** The job whose hue a page has, and the picture at its top. */
interface TrustPicture {
  job: ProductJob;
  Picture: ComponentType<{ locale: Locale }>;
}

const trustPictures = {
  security: { job: "keep", Picture: AccessLog },
  ai: { job: "understand", Picture: AnswerPath },
  integrations: { job: "collect", Picture: ConnectionList },
  "service-levels": { job: "act", Picture: SupportTicket },
  comparison: { job: "ask", Picture: OneQuestion },
  accessibility: { job: "share", Picture: KeyboardPath },
  glossary: { job: "keep", Picture: GlossaryEntry },
} satisfies Record<string, TrustPicture>;

type TrustPage = keyof typeof trustPictures;

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

/** Renders one part of a page: points side by side, a list of terms, or a table, be it of costs. */
function TrustPart({ section, ground }: { section: TrustSection; ground: Ground }) {
  const { PointGrid, Section, WideSection } = useSections();
  const costCells = useCostCells();
  const { title, lead } = section;
  const start = { title, ground, ...(lead ? { lead } : {}) };
  if ("points" in section) return <PointGrid {...start} items={section.points} />;
  if ("terms" in section)
    return (
      <Section {...start}>
        <dl className="rows">
          {section.terms.map(({ title, body }) => (
            <div key={title} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[2fr_3fr]">
              <dt className="font-semibold">{title}</dt>
              <dd className="text-muted">
                <Inline text={body} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    );
  const rows =
    "costs" in section
      ? section.costs.map((cost) => costCells(cost))
      : section.rows.map((row) => row.map((cell, index) => <Inline key={index} text={cell} />));
  return (
    <WideSection {...start}>
      <div className="max-sm:[&_table]:min-w-130">
        <Table caption={title} head={section.head} rows={rows} />
      </div>
      {section.note && (
        <p className="mt-5 max-w-prose text-sm text-muted">
          <Inline text={section.note} />
        </p>
      )}
    </WideSection>
  );
}

/** Returns what draws the cells of a job's costs: the job, its products with what they cost at least, and without us. */
function useCostCells(): (cost: TrustCost) => ReactNode[] {
  const { address, all, common, extra } = usePage<"comparison", CheapestPrices>();
  const href = useHref();
  return ({ job, alone, quoted }) => [
    all.jobs[job].name,
    <ul key="products" className="grid gap-1">
      {productJobs[job].filter(isSoldOnline).map((product) => (
        <li key={product}>
          <a href={href(`/products/${product}`)} className="link">
            {all.products[product].name}
          </a>{" "}
          <span className="num">
            {common.labels.from} {formatRupiah(extra[product] ?? zero, address.locale)}
          </span>
        </li>
      ))}
      {quoted && (
        <li>
          <Inline text={quoted} />
        </li>
      )}
    </ul>,
    <Inline key="alone" text={alone} />,
  ];
}
