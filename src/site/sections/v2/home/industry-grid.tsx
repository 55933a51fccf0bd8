import { industryIds } from "#catalogue/industries.ts";
import { IndustryMark } from "../../../illustrations/industry-mark.tsx";
import { useHref, usePage } from "../../../use-page.ts";
import { WideSection } from "../wide-section.tsx";

/** Renders the industries as panes, six to a row, each with its mark. */
export function IndustryGrid({ title, lead }: { title: string; lead: string }) {
  const { all } = usePage();
  const href = useHref();
  return (
    <WideSection title={title} lead={lead}>
      <ul className="panes grid-cols-2 md:grid-cols-3 xl:grid-cols-6">
        {industryIds.map((id) => (
          <li key={id} className="p-0!">
            <a
              href={href(`/solutions/${id}`)}
              className="flex h-full flex-col gap-6 px-3 py-4 text-[min(1rem,3.7vw)] font-medium hover:text-primary"
            >
              <IndustryMark id={id} className="size-8 text-primary" />
              {all.industries[id].name}
            </a>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}
