import { manageMenus } from "./menus.ts";
import { saveScrollPosition } from "./scroll-position.ts";
import { addSpeculationRules } from "./speculation.ts";

const share = Number(document.documentElement.dataset.speedSample ?? 0) / 100;

/** What pages need once they are shown and the browser is idle. */
if ("popover" in HTMLElement.prototype) manageMenus();
else void import("./plain-menus.ts").then(({ openPlainMenus }) => openPlainMenus());
saveScrollPosition();
void addSpeculationRules();
if (Math.random() < share) void import("#client/measuring/measure-speed.ts").then(({ measureSpeed }) => measureSpeed());
