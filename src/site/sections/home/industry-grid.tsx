import { industryIds } from "#catalogue/industries.ts";
import { IndustryMark } from "../../illustrations/industry-mark.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { Section } from "../section.tsx";

/** Renders the twelve industries by mark and name. */
export function IndustryGrid({ title, lead }: { title: string; lead: string }) {
  const { all } = usePage();
  const href = useHref();
  return (
    <Section title={title} lead={lead}>
      <ul className="industries">
        {industryIds.map((id) => (
          <li key={id}>
            <a href={href(`/solutions/${id}`)}>
              <IndustryMark id={id} />
              {all.industries[id].name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
