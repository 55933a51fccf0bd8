import { industryIds } from "#catalogue/industries.ts";
import { IndustryMark } from "../../illustrations/industry-mark.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { WideSection } from "../wide-section.tsx";

/** The twelve industries, each with its mark and its promise. */
export function IndustryGrid({ title, lead }: { title: string; lead: string }) {
  const { all } = usePage();
  const href = useHref();
  return (
    <WideSection title={title} lead={lead}>
      <ul className="industries">
        {industryIds.map((id) => (
          <li key={id}>
            <a href={href(`/solutions/${id}`)}>
              <IndustryMark id={id} className="size-7 text-primary" />
              <b>{all.industries[id].name}</b>
              <span>{all.industries[id].line}</span>
            </a>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}
