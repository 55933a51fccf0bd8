import { localizeHref, writeAddress } from "#address/address.ts";
import { Icon } from "#ui/icon.tsx";
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

/** Renders the theme switch. It is shown once a script runs; without one the system's setting applies. */
export function ThemeSwitch({ label, className = "" }: { label: string; className?: string }) {
  return (
    <button type="button" data-theme-switch aria-label={label} className={`bar-link needs-script ${className}`}>
      <Icon name="moon" className="theme-dark size-5" />
      <Icon name="sun" className="theme-light size-5" />
    </button>
  );
}
