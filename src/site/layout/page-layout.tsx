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
import { SearchDialog } from "./search-dialog.tsx";

/** Renders what every page has around its content. */
export default function PageLayout() {
  const { edition, row, common } = usePage();
  const { labels, release } = common;
  return (
    <>
      <ConsentBar />
      <Header />
      <LanguageOffer />
      <LanguageNote />
      {edition === "v2" && <ConsoleBar />}
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
        {/* `keepSampleNote` removes it from pages that show no sample. */}
        <p data-samples="" className="wrap py-6 text-sm text-muted">
          {labels.samples}
        </p>
      </main>
      <Footer />
      <link rel="stylesheet" href={later} />
      <Menus />
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
