import { storeLanding } from "#client/measuring/attribution.ts";
import { saveLastVisited } from "#client/storage/last-visited.ts";
import { readItem } from "#client/storage/storage.ts";
import { showConsentBar } from "./visitor/consent.ts";
import { refreshDesignTokens } from "./visitor/design-tokens.ts";
import { hydrateIslands } from "./visitor/hydrate-islands.ts";
import { saveLanguageChoice } from "./visitor/languages.ts";
import { showLoginState } from "./visitor/login-state.ts";
import { onPageRestored, onPageShown, scrollPositionKey, whenIdle } from "./visitor/page-lifecycle.ts";
import { countPageViews } from "./visitor/page-views.ts";
import { openPaletteOnDemand } from "./visitor/palette.ts";
import { announceReload } from "./visitor/recover-import.ts";
import { recoverStorage } from "./visitor/recover-storage.ts";
import { switchTheme } from "./visitor/theme.ts";

/** Runs the visitor script: what every page needs in the browser at once, some 4 KB. React is loaded only with an island. */
recoverStorage();
announceReload();
hydrateIslands();
switchTheme();
saveLanguageChoice();
showLoginState();
openPaletteOnDemand();
onPageShown(() => {
  // Few pages are opened by a switch of language or edition.
  if (readItem(scrollPositionKey, "sessionStorage")) {
    void import("./visitor/scroll-position.ts").then(({ restoreScrollPosition }) => restoreScrollPosition());
  }
  storeLanding();
  countPageViews();
  saveLastVisited();
  onPageRestored(saveLastVisited);
  showConsentBar();
  refreshDesignTokens();
  if (document.documentElement.dataset.arm) void import("./visitor/count-exposure.ts");
  whenIdle(() => void import("./visitor/when-idle.ts"));
});
// Loaded by pages with code only.
if (document.querySelector("[data-docs]")) void import("./visitor/docs.ts");
