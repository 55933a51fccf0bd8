import type { IndustryId } from "#catalogue/industries.ts";
import type { Locale } from "#text/locales.ts";
import { Picture } from "../kit/picture.tsx";
import { inLanguage } from "../kit/words.ts";
import { industryPreviews } from "./previews.ts";
import { SmallScreen } from "./small-screen.tsx";

/** Renders an industry's own picture: what somebody there would see on a working day. */
export function IndustryPreview({ industry, locale }: { industry: IndustryId; locale: Locale }) {
  const { label, screen } = industryPreviews[industry];
  return (
    <Picture label={inLanguage(label, locale)} locale={locale} size="tile">
      <SmallScreen screen={screen} locale={locale} />
    </Picture>
  );
}
