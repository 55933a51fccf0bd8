import type { IndustryId } from "#catalogue/industries.ts";
import { TextLink } from "#ui/text-link.tsx";
import { IndustryMark } from "../illustrations/industry-mark.tsx";
import { useHref, usePage } from "../use-page.ts";
import { Inline } from "./inline.tsx";
import type { Point } from "./point-grid.tsx";
import { WideSection } from "./wide-section.tsx";

export interface CasesProps {
  title: string;
  items: (Point & { industry: IndustryId })[];
}

/** The product in three industries, each leading to that industry's page. */
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
      <p className="flex items-center gap-2 text-sm text-muted">
        <IndustryMark id={industry} className="size-5 text-primary" />
        {all.industries[industry].name}
      </p>
      <h3 className="mt-4 text-lg">{title}</h3>
      <p className="mt-2 text-muted">
        <Inline text={body} />
      </p>
      <TextLink href={href(`/solutions/${industry}`)} arrow className="mt-4 text-sm">
        {all.industries[industry].name}
      </TextLink>
    </>
  );
}
