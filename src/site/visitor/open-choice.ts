import { consentChoice } from "#client/measuring/consent.ts";
import { mustNotTrack } from "#client/measuring/track.ts";
import { isRecord, readRoot } from "#client/storage/storage.ts";

/**
 * Opens the whole consent bar: its question, the answer given and its time. Closing it, by its button or Escape, does
 * not change the answer; visitors who have not answered see the slim bar again.
 */
export function openConsent(bar: HTMLElement, opener: HTMLElement): void {
  const choice = consentChoice();
  const state = bar.querySelector<HTMLElement>(".consent-state")!;
  state.textContent = state.dataset[choice || "none"]!.replace("{at}", timeOfAnswer());
  // Browsers that send "do not track" get the note that the answer changes nothing.
  bar.querySelector<HTMLElement>("[data-signal]")!.hidden = !mustNotTrack();
  bar.dataset.open = "";
  bar.hidden = false;
  bar.focus();
  const close = () => {
    delete bar.dataset.open;
    bar.hidden = choice !== "" || mustNotTrack();
    opener.focus({ preventScroll: true });
  };
  bar.querySelector<HTMLElement>("[data-consent-close]")!.onclick = close;
  bar.onkeydown = ({ key }) => {
    if (key === "Escape" && "open" in bar.dataset) close();
  };
}

/** Returns the time of the answer in Jakarta, in the page's language. */
function timeOfAnswer(): string {
  const { consent } = readRoot();
  const at = new Date(isRecord(consent) ? String(consent.at) : "");
  if (Number.isNaN(at.getTime())) return "–";
  const language = document.documentElement.lang === "id" ? "id-ID" : "en-GB";
  return at.toLocaleString(language, { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Jakarta" });
}
