import { type IndustryId, industryIds } from "#catalogue/industries.ts";
import type { Locale } from "#text/locales.ts";
import { IndustryMark } from "../../illustrations/industry-mark.tsx";
import { industryPictures, jobOfIndustry } from "../../pictures/industries/registry.ts";
import { SmallScreen } from "../../pictures/industries/small-screen.tsx";
import { Picture } from "../../pictures/kit/picture.tsx";
import { inLanguage } from "../../pictures/kit/words.ts";
import { useHref, usePage } from "../../use-page.ts";
import { WideSection } from "../wide-section.tsx";

/** Renders the twelve industries; beside them the picture of the one under the pointer or in focus. */
export function IndustryGrid({ title, lead }: { title: string; lead: string }) {
  const { all, address } = usePage();
  const href = useHref();
  return (
    <WideSection title={title} lead={lead} size="tail">
      <ul className="mosaic">
        {industryIds.map((id) => (
          <li key={id} data-job={jobOfIndustry(id)}>
            <a href={href(`/solutions/${id}`)}>
              <IndustryMark id={id} className="size-7" />
              {all.industries[id].name}
            </a>
            <div className="mosaic-picture">
              <p className="h3 font-display font-bold">{all.industries[id].line}</p>
              <IndustryPreview industry={id} locale={address.locale} />
            </div>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}

/** Renders an industry's own picture: what somebody there would see on a working day. */
function IndustryPreview({ industry, locale }: { industry: IndustryId; locale: Locale }) {
  const { label, screen } = industryPictures[industry].preview;
  return (
    <Picture label={inLanguage(label, locale)} locale={locale} size="tile">
      <SmallScreen screen={screen} locale={locale} />
    </Picture>
  );
}
