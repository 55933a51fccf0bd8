import { localizeHref, writeAddress } from "#address/address.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "../use-page.ts";

/**
 * A small offer, in the other language, for a browser that prefers it. Shown when the first-paint script knows that;
 * never a redirect. A page without a twin offers the home page.
 */
export function LanguageOffer() {
  const { common, twin, address } = usePage();
  const { lang, text, accept, dismiss } = common.offer;
  const href = twin ? writeAddress(twin) : localizeHref("/", { ...address, locale: lang });
  return (
    <aside
      aria-label={accept}
      data-language-offer={lang}
      lang={lang}
      className="offer border-b border-line bg-primary-soft text-sm"
    >
      <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
        <p className="grow">{text}</p>
        <a href={href} hrefLang={lang} className="link py-2.5">
          {accept}
        </a>
        <button type="button" className="bar-link -me-3" data-dismiss>
          <Icon name="close" className="size-4" />
          {dismiss}
        </button>
      </div>
    </aside>
  );
}
