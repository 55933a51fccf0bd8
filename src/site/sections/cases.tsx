import type { IndustryId } from "#catalogue/industries.ts";
import { IndustryMark } from "../illustrations/industry-mark.tsx";
import { useHref, usePage } from "../use-page.ts";
import { Inline } from "./inline.tsx";
import type { Point } from "./point-grid.tsx";
import { WideSection } from "./wide-section.tsx";

export interface CasesProps {
  title: string;
  items: (Point & { industry: IndustryId })[];
}

/** Renders the product's use in three industries, each with a link to that industry's page. */
export function Cases({ title, items }: CasesProps) {
  return (
    <WideSection title={title}>
      <ul className="ruled grid lg:grid-cols-3">
        {items.map((item) => (
          <li key={item.title} className="py-8 lg:px-8 lg:py-0 lg:first:ps-0">
            <CaseCard {...item} />
          </li>
        ))}
      </ul>
    </WideSection>
  );
}

export function CaseCard({ title, body, industry }: CasesProps["items"][number]) {
  const { all } = usePage();
  const href = useHref();
  return (
    <>
      <a href={href(`/solutions/${industry}`)} className="link flex min-h-11 items-center gap-2 text-sm">
        <IndustryMark id={industry} className="size-5" />
        {all.industries[industry].name}
      </a>
      <h3 className="mt-2 text-lg">{title}</h3>
      <p className="mt-2 text-muted">
        <Inline text={body} />
      </p>
    </>
  );
}
