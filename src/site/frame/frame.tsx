import { Outlet } from "react-router";
import { ConsentBanner } from "../sections/consent-banner.tsx";
import { usePage } from "../use-page.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LanguageNote } from "./language-note.tsx";
import { LanguageOffer } from "./language-offer.tsx";

/** What stands around every page. */
export default function Frame() {
  const { common } = usePage();
  return (
    <>
      <a href="#content" className="skip btn btn-primary">
        {common.labels.skip}
      </a>
      <Header />
      <LanguageOffer />
      <LanguageNote />
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer />
      <ConsentBanner />
    </>
  );
}
