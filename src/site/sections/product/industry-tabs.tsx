import type { IndustryId } from "#catalogue/industries.ts";
import { Icon } from "#ui/icon.tsx";
import { IndustryMark } from "../../illustrations/industry-mark.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { Inline } from "../inline.tsx";
import type { Point } from "../point-grid.tsx";

export interface IndustryTabsProps {
  title: string;
  items: (Point & { industry: IndustryId })[];
}

/** Renders a product's use in three industries, one at a time: radios choose it, so no script is needed. */
export function IndustryTabs({ title, items }: IndustryTabsProps) {
  const { all } = usePage();
  const href = useHref();
  return (
    <fieldset className="industry-tabs min-w-0">
      <legend className="mb-6">
        <h2 className="h2s">{title}</h2>
      </legend>
      <div className="industry-names">
        {items.map(({ industry }, index) => (
          <label key={industry}>
            <input type="radio" name="industry" value={industry} defaultChecked={index === 0} className="sr-only" />
            {all.industries[industry].name}
          </label>
        ))}
      </div>
      {items.map(({ industry, title, body }) => (
        <div key={industry} className="industry-panel">
          <IndustryMark id={industry} className="size-16 shrink-0 text-hue" />
          <div>
            <h3 className="h3">{title}</h3>
            <p className="mt-2 text-muted">
              <Inline text={body} />
            </p>
            <a href={href(`/solutions/${industry}`)} className="link mt-2 inline-flex min-h-11 items-center gap-1.5">
              {all.industries[industry].name}
              <Icon name="arrow-right" className="size-4" />
            </a>
          </div>
        </div>
      ))}
    </fieldset>
  );
}
