import { consentChoice } from "#client/measuring/consent.ts";
import { mustNotTrack } from "#client/measuring/track.ts";
import { isRecord, readRoot } from "#client/storage/storage.ts";

/**
 * Opens the consent bar in full: what it asks for, what was answered and when. Closing it, by its button or Escape,
 * leaves the answer as it is; who has not answered sees the slim bar again.
 */
export function openConsent(bar: HTMLElement, opener: HTMLElement): void {
  const choice = consentChoice();
  const state = bar.querySelector<HTMLElement>(".consent-state")!;
  state.textContent = state.dataset[choice || "none"]!.replace("{at}", answeredAt());
  // Who asks not to be tracked reads that the answer changes nothing.
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

/** The time of the answer as the reader writes it, in Jakarta. */
function answeredAt(): string {
  const { consent } = readRoot();
  const at = new Date(isRecord(consent) ? String(consent.at) : "");
  if (Number.isNaN(at.getTime())) return "–";
  const language = document.documentElement.lang === "id" ? "id-ID" : "en-GB";
  return at.toLocaleString(language, { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Jakarta" });
}
