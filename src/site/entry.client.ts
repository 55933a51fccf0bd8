import { noteLanding } from "#client/measuring/attribution.ts";
import { saveLastVisited } from "#client/storage/last-visited.ts";
import { keepAccountHint } from "./visitor/account-hint.ts";
import { askForConsent } from "./visitor/consent.ts";
import { keepDesignTokensFresh } from "./visitor/design-tokens.ts";
import { hydrateIslands } from "./visitor/hydrate-islands.ts";
import { keepLanguageChoice } from "./visitor/languages.ts";
import { mindMenus } from "./visitor/menus.ts";
import { countPageViews } from "./visitor/page-views.ts";
import { keepPlace, returnToPlace } from "./visitor/place.ts";
import { speculate } from "./visitor/speculate.ts";
import { switchTheme } from "./visitor/theme.ts";
import { tidyStorage } from "./visitor/tidy-storage.ts";
import { whenQuiet, whenRestored, whenShown } from "./visitor/when-shown.ts";

/** The visitor script: what every page needs in the browser. At most 4 KB; React comes only with an island. */
tidyStorage();
hydrateIslands();
switchTheme();
keepLanguageChoice();
keepPlace();
keepAccountHint();
mindMenus();
whenShown(() => {
  returnToPlace();
  noteLanding();
  countPageViews();
  saveLastVisited();
  whenRestored(saveLastVisited);
  askForConsent();
  keepDesignTokensFresh();
  whenQuiet(speculate);
});
