import { writeAddress } from "#address/address.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "../use-page.ts";

/**
 * Renders the offer, in the other language, to switch to it. The first-paint script shows it in browsers that prefer
 * that language; there is no redirect. Pages without a twin and pages about failures have no offer.
 */
export function LanguageOffer() {
  const { common, twin, row } = usePage();
  if (!twin || row.status !== undefined) return null;
  const { lang, text, accept, dismiss } = common.offer;
  return (
    <aside
      aria-label={accept}
      data-language-offer={lang}
      lang={lang}
      className="offer border-b border-line bg-primary-soft text-sm"
    >
      <div className="wrap flex items-center gap-x-4">
        <p className="grow py-2.5 max-sm:hidden">{text}</p>
        <a
          href={writeAddress(twin)}
          hrefLang={lang}
          className="link inline-flex min-h-11 items-center max-sm:grow"
          data-twin=""
        >
          {accept}
        </a>
        <button type="button" className="bar-link -me-3" data-dismiss="">
          <Icon name="close" className="size-4" />
          <span className="max-sm:sr-only">{dismiss}</span>
        </button>
      </div>
    </aside>
  );
}
