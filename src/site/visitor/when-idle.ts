import { commandKey } from "#client/command-key.ts";
import { manageMenus } from "./menus.ts";
import { withOptional } from "./recover-import.ts";

const share = Number(document.documentElement.dataset.speedSample ?? 0) / 100;

/** What pages need once they are shown and the browser is idle. */
if ("popover" in HTMLElement.prototype) manageMenus();
else withOptional(import("./plain-menus.ts"), ({ openPlainMenus }) => openPlainMenus());
const replay = document.querySelector<HTMLButtonElement>("[data-replay]");
if (replay) offerReplay(replay);
// Pages are the same for everybody and name the key that most have.
if (commandKey() !== "Ctrl")
  for (const key of document.querySelectorAll("[data-palette] kbd")) key.textContent = `${commandKey()} K`;
// They are fetched after this page has loaded: named in a header, their fetch would begin before its first paint.
if (HTMLScriptElement.supports?.("speculationrules")) withOptional(readSpeculationRules(), addSpeculationRules);
// The trail of v2 stays in view on wide windows only.
const trailEnd = document.querySelector("[data-section-in-view]");
if (trailEnd && matchMedia("(width >= 64rem)").matches)
  withOptional(import("./section-in-view.ts"), ({ showSectionInView }) => showSectionInView(trailEnd));
if (Math.random() < share)
  withOptional(import("#client/measuring/measure-speed.ts"), ({ measureSpeed }) => measureSpeed());

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

async function readSpeculationRules(): Promise<string> {
  const response = await fetch("/speculation-rules.json");
  return response.ok ? response.text() : "";
}

/** Adds the rules by which the browser renders a page before its link is pressed. */
function addSpeculationRules(textContent: string): void {
  if (textContent)
    document.head.append(Object.assign(document.createElement("script"), { type: "speculationrules", textContent }));
}
