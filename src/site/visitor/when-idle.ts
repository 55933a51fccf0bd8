import { commandKey } from "#client/command-key.ts";
import { manageMenus } from "./menus.ts";

const share = Number(document.documentElement.dataset.speedSample ?? 0) / 100;

/** What pages need once they are shown and the browser is idle. */
if ("popover" in HTMLElement.prototype) manageMenus();
else void import("./plain-menus.ts").then(({ openPlainMenus }) => openPlainMenus());
const replay = document.querySelector<HTMLButtonElement>("[data-replay]");
if (replay) offerReplay(replay);
// Pages are the same for everybody and name the key that most have.
if (commandKey() !== "Ctrl")
  for (const key of document.querySelectorAll("[data-palette] kbd")) key.textContent = `${commandKey()} K`;
void addSpeculationRules();
// The trail of v2 stays in view on wide windows only.
const trailEnd = document.querySelector("[data-section-in-view]");
if (trailEnd && matchMedia("(width >= 64rem)").matches)
  void import("./section-in-view.ts").then(({ showSectionInView }) => showSectionInView(trailEnd));
if (Math.random() < share) void import("#client/measuring/measure-speed.ts").then(({ measureSpeed }) => measureSpeed());

/** Lets a button tell the story of the picture before it again, also where it was not told as the page opened. */
function offerReplay(button: HTMLButtonElement): void {
  const picture = button.previousElementSibling as HTMLElement;
  const parts = [...picture.querySelectorAll<HTMLElement | SVGElement>("*")];
  button.hidden = false;
  button.onclick = () => {
    picture.style.setProperty("--tells", "1");
    for (const { style } of parts) style.animation = "none";
    // What has no animation in one calculation of the styles begins it anew in the next.
    void picture.offsetWidth;
    for (const { style } of parts) style.animation = "";
  };
}

/**
 * Adds the speculation rules, by which the browser renders a page before its link is pressed. Fetched after this page
 * has loaded: named in a header, their fetch would begin before its first paint.
 */
async function addSpeculationRules(): Promise<void> {
  if (!HTMLScriptElement.supports?.("speculationrules")) return;
  const response = await fetch("/speculation-rules.json").catch(() => undefined);
  if (!response?.ok) return;
  const textContent = await response.text();
  document.head.append(Object.assign(document.createElement("script"), { type: "speculationrules", textContent }));
}
