import { industryIds } from "#catalogue/industries.ts";
import { IndustryMark } from "../../../illustrations/industry-mark.tsx";
import { useHref, usePage } from "../../../use-page.ts";
import { WideSection } from "../wide-section.tsx";

/** Renders the industries as a cloud of large words, each with its mark. */
export function IndustryGrid({ title, lead }: { title: string; lead: string }) {
  const { all } = usePage();
  const href = useHref();
  return (
    <WideSection title={title} lead={lead}>
      <ul className="flex flex-wrap justify-center gap-3">
        {industryIds.map((id) => (
          <li key={id} className="rise">
            <a href={href(`/solutions/${id}`)} className="pill">
              <IndustryMark id={id} className="size-6 text-primary" />
              {all.industries[id].name}
            </a>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}
