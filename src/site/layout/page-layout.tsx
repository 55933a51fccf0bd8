import { Outlet } from "react-router";
import later from "../styles/later.css?url";
import { usePage } from "../use-page.ts";
import { ConsentBar } from "./consent-bar.tsx";
import { ConsoleBar } from "./console-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LanguageNote } from "./language-note.tsx";
import { LanguageOffer } from "./language-offer.tsx";
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
        data-reload={labels.reload}
        data-close={labels.close}
      />
      {row.path === "/search" && <SearchDialog />}
    </>
  );
}
