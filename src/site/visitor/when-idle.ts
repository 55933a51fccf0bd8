import { commandKey } from "#client/command-key.ts";
import { manageMenus } from "./menus.ts";
import { saveScrollPosition } from "./scroll-position.ts";
import { addSpeculationRules } from "./speculation.ts";

const share = Number(document.documentElement.dataset.speedSample ?? 0) / 100;

/** What pages need once they are shown and the browser is idle. */
if ("popover" in HTMLElement.prototype) manageMenus();
else void import("./plain-menus.ts").then(({ openPlainMenus }) => openPlainMenus());
saveScrollPosition();
// Pages are the same for everybody and name the key that most have.
if (commandKey() !== "Ctrl")
  for (const key of document.querySelectorAll("[data-palette] kbd")) key.textContent = `${commandKey()} K`;
void addSpeculationRules();
if (Math.random() < share) void import("#client/measuring/measure-speed.ts").then(({ measureSpeed }) => measureSpeed());
