import { manageMenus } from "./menus.ts";
import { addSpeculationRules } from "./speculation.ts";

/** What pages need once they are shown and the browser is idle. */
manageMenus();
void addSpeculationRules();
