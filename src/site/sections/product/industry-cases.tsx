import type { IndustryId } from "#catalogue/industries.ts";
import { Icon } from "#ui/icon.tsx";
import { IndustryMark } from "../../illustrations/industry-mark.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { Inline } from "../inline.tsx";
import type { Point } from "../point-grid.tsx";

export interface IndustryCasesProps {
  title: string;
  items: (Point & { industry: IndustryId })[];
}

/** Renders a product's use in three industries, side by side where there is room. */
export function IndustryCases({ title, items }: IndustryCasesProps) {
  const { all } = usePage();
  const href = useHref();
  return (
    <>
      <h3 className="h3">{title}</h3>
      <ul className="mt-5 grid gap-x-8 gap-y-5 xl:grid-cols-3">
        {items.map(({ industry, title, body }) => (
          <li key={industry}>
            <IndustryMark id={industry} className="mb-2 size-11 text-hue" />
            <h4 className="text-base">{title}</h4>
            <p className="mt-1 text-sm text-muted">
              <Inline text={body} />
            </p>
            <a href={href(`/solutions/${industry}`)} className="link inline-flex min-h-11 items-center gap-1.5 text-sm">
              {all.industries[industry].name}
              <Icon name="arrow-right" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
