import { consentChoice, storeConsent } from "#client/measuring/consent.ts";
import { mustNotTrack } from "#client/measuring/track.ts";
import { withNeeded, withOptional } from "./recover-import.ts";

/**
 * Shows the consent bar to visitors who have not answered its current wording, and to those who open it from the
 * footer. A browser that sends "do not track" is not asked. The code for the answer is loaded when a button is pressed.
 */
export function showConsentBar(): void {
  const bar = document.getElementById("consent-banner");
  if (!bar) return;
  const { style, dataset } = document.documentElement;
  const choice = consentChoice();
  let opener: HTMLElement | undefined;
  // Sticky bars, the page's end and the focused element are placed above the bar (WCAG 2.2, 2.4.11).
  new ResizeObserver(() => style.setProperty("--below", `${bar.offsetHeight}px`)).observe(bar);
  bar.hidden = choice !== "" || mustNotTrack();
  if (!bar.hidden) leaveUncovered(bar);
  if (choice === "accepted" && dataset.gtm) {
    withOptional(import("#client/measuring/tag-manager.ts"), ({ loadTagManager }) => loadTagManager());
  }
  addEventListener("click", ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>("[data-consent]");
    const answer = pressed?.dataset.consent as "accepted" | "refused" | undefined;
    if (answer) {
      bar.hidden = true;
      // The focus returns to what opened the bar, or to the beginning of the page, without scrolling.
      (opener ?? document.getElementById("content"))?.focus({ preventScroll: true });
      const accepted = consentChoice() === "accepted";
      const former = { accepted, proof: storeConsent(answer) };
      // Blockers refuse files whose names speak of consent; the answer counts even when the rest cannot be loaded.
      import("#client/flows/store-choice.ts").then(
        ({ followChoice }) => followChoice(answer, former),
        () => {},
      );
    } else if (pressed) {
      if (!bar.contains(pressed)) opener = pressed;
      withNeeded(import("./open-choice.ts"), ({ openConsent }) => openConsent(bar, pressed));
    }
  });
}

/** Of a picture, so many pixels are seen above the bar; of an action all that it has. */
const seenAbove = 80;

/**
 * Keeps the bar invisible until the visitor scrolls or presses a key, where it would lie on the first action of the page or
 * the beginning of its first picture as it opens. The observer's callback runs after layout, so that measuring costs none.
 */
function leaveUncovered(bar: HTMLElement): void {
  const firsts = ["main :is(.btn-primary, input:not([type=hidden]), select)", "main [data-picture]"].flatMap(
    (name) => document.querySelector(name) ?? [],
  );
  const place = () => {
    bar.dataset.waiting = "";
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      const own = bar.getBoundingClientRect();
      const covers = ({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry) =>
        top < own.bottom && Math.min(bottom, top + seenAbove) > own.top;
      if (scrollY > 0 || !entries.some(covers)) bar.removeAttribute("data-waiting");
    });
    for (const first of firsts) observer.observe(first);
  };
  if (!firsts.length) return;
  place();
  addEventListener("resize", place);
  const show = () => {
    removeEventListener("resize", place);
    bar.removeAttribute("data-waiting");
  };
  for (const event of ["scroll", "keydown"]) addEventListener(event, show, { once: true });
}
