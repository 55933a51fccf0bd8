import { Outlet } from "react-router";
import { writeAddress } from "#address/address.ts";
import { Icon } from "#ui/icon.tsx";
import { Trail } from "../sections/crumbs.tsx";
import later from "../styles/later.css?url";
import { useHref, usePage } from "../use-page.ts";
import { ConsentBar } from "./consent-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Menus } from "./menus/menus.tsx";
import { QuietFooter, QuietHeader } from "./quiet-frame.tsx";
import { SearchDialog } from "./search-dialog.tsx";

/** Renders what every page has around its content: the whole site, or the quiet frame of pages on which something is done. */
export default function PageLayout() {
  const { edition, row, common } = usePage();
  const { labels, release } = common;
  const isQuiet = row.frame === "quiet";
  return (
    <>
      <ConsentBar />
      {isQuiet ? <QuietHeader /> : <Header />}
      <LanguageOffer />
      <LanguageNote />
      {edition === "v2" && !isQuiet && <ConsoleBar />}
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
        {/* `keepSampleNote` removes it from pages that show no sample. */}
        <p data-samples="" className="wrap py-6 text-sm text-muted">
          {labels.samples}
        </p>
      </main>
      {isQuiet ? <QuietFooter /> : <Footer />}
      <link rel="stylesheet" href={later} />
      {!isQuiet && <Menus />}
      <div
        id="release-note"
        role="status"
        className="release-note no-print"
        data-reloaded={release.reloaded}
        data-gone={release.gone}
        data-unloaded={release.unloaded}
        data-reload={labels.reload}
        data-close={labels.close}
      />
      {row.path === "/search" && <SearchDialog />}
    </>
  );
}

/**
 * Renders the note on the home page that the previous page does not exist in this language. The language switch of that
 * page links to the note, which is hidden otherwise.
 */
function LanguageNote() {
  const { header, row } = usePage();
  if (row.path !== "/") return null;
  return (
    <p id="other-language" className="other-language">
      <span className="wrap block py-2.5">{header.language.arrived}</span>
    </p>
  );
}

/**
 * Renders the line above a page of v2: where the visitor is, down to the section in view, and the field that opens the
 * palette. The section is named by the visitor script; without it the trail ends with the page.
 */
function ConsoleBar() {
  const { common, header, meta, row } = usePage();
  const href = useHref();
  // The part of the title before the company's name and before what the page says more about itself.
  const name = row.path === "/" ? common.labels.home : (meta?.title.split(/ \| |: /)[0] ?? common.company.name);
  return (
    <aside className="console-bar no-print" aria-label={common.company.name}>
      <div className="console-trail">
        <Trail />
        <p>{name}</p>
        <p data-section-in-view="" aria-hidden="true" />
      </div>
      <a href={href("/search")} className="console-find" data-palette="">
        <Icon name="search" className="size-4" />
        <span>{header.palette.title}</span>
        <kbd>Ctrl K</kbd>
      </a>
    </aside>
  );
}

/**
 * Renders the offer, in the other language, to switch to it. The first-paint script shows it in browsers that prefer
 * that language; there is no redirect. Pages without a twin and pages about failures have no offer.
 */
function LanguageOffer() {
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
