import { localizeHref, writeAddress } from "#address/address.ts";
import { usePage } from "../use-page.ts";

/** Renders the link to the page in the other language, or to the home page in that language where there is none. */
export function LanguageSwitch() {
  const { header, common, twin, availableAt, address } = usePage();
  const other = address.locale === "id" ? "en" : "id";
  const otherAddress = twin ?? availableAt;
  const switchTo = otherAddress
    ? writeAddress(otherAddress)
    : localizeHref("/#other-language", { ...address, locale: other });
  return (
    <a
      href={switchTo}
      hrefLang={other}
      lang={other}
      className="bar-link"
      aria-label={`${header.language.short}: ${otherAddress ? header.language.name : common.offer.only}`}
      title={otherAddress ? undefined : common.offer.only}
      data-language-switch
      data-twin={otherAddress ? "" : undefined}
    >
      {header.language.short}
    </a>
  );
}
