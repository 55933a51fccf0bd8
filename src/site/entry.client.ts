import { storeLanding } from "#client/measuring/attribution.ts";
import { saveLastVisited } from "#client/storage/last-visited.ts";
import { showConsentBar } from "./visitor/consent.ts";
import { refreshDesignTokens } from "./visitor/design-tokens.ts";
import { hydrateIslands } from "./visitor/hydrate-islands.ts";
import { saveLanguageChoice } from "./visitor/languages.ts";
import { showLoginState } from "./visitor/login-state.ts";
import { onPageRestored, onPageShown, whenIdle } from "./visitor/page-lifecycle.ts";
import { countPageViews } from "./visitor/page-views.ts";
import { openPaletteOnDemand } from "./visitor/palette.ts";
import { announceReload, withOptional } from "./visitor/recover-import.ts";
import { recoverStorage } from "./visitor/recover-storage.ts";
import { restoreScrollPosition, saveScrollPosition } from "./visitor/scroll-position.ts";
import { switchTheme } from "./visitor/theme.ts";

/** Runs the visitor script: what every page needs in the browser at once, some 5 KB. React is loaded only with an island. */
recoverStorage();
announceReload();
hydrateIslands();
switchTheme();
saveLanguageChoice();
showLoginState();
openPaletteOnDemand();
// At once: who switches the language of a page that still loads has read on already.
saveScrollPosition();
onPageShown(() => {
  restoreScrollPosition();
  storeLanding();
  countPageViews();
  saveLastVisited();
  onPageRestored(saveLastVisited);
  showConsentBar();
  refreshDesignTokens();
  if (document.documentElement.dataset.arm) withOptional(import("./visitor/count-exposure.ts"));
  whenIdle(() => withOptional(import("./visitor/when-idle.ts")));
});
// Loaded by pages with code only.
if (document.querySelector("[data-docs]")) withOptional(import("./visitor/docs.ts"));
