import { consentChoice } from "#client/measuring/consent.ts";
import { mustNotTrack } from "#client/measuring/track.ts";

/**
 * Shows the bar to who has not answered its present wording, and to who asks for it in the footer. A browser that says
 * "do not track" has answered already. What a press does further is loaded with it.
 */
export function askForConsent(): void {
  const bar = document.getElementById("consent-banner");
  if (!bar) return;
  const { style, dataset } = document.documentElement;
  const choice = consentChoice();
  let opener: HTMLElement | undefined;
  // Sticky bars, the page's end and what has the focus stand above it (WCAG 2.2, 2.4.11).
  new ResizeObserver(() => style.setProperty("--below", `${bar.offsetHeight}px`)).observe(bar);
  bar.hidden = choice !== "" || mustNotTrack();
  if (choice === "accepted" && dataset.gtm) {
    void import("#client/measuring/tag-manager.ts").then((it) => it.loadTagManager());
  }
  addEventListener("click", ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>("[data-consent]");
    const answer = pressed?.dataset.consent as "accepted" | "refused" | undefined;
    if (answer) {
      bar.hidden = true;
      // The focus goes back to what opened the bar, or to the page's beginning, without moving what is read.
      (opener ?? document.getElementById("content"))?.focus({ preventScroll: true });
      void import("#client/flows/answer-consent.ts").then((it) => it.answerConsent(answer));
    } else if (pressed) {
      if (!bar.contains(pressed)) opener = pressed;
      void import("./open-consent.ts").then((it) => it.openConsent(bar, pressed));
    }
  });
}
