import { consentChoice, storeConsent } from "#client/measuring/consent.ts";
import { mustNotTrack } from "#client/measuring/track.ts";

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
  const action = document.querySelector("main .btn-primary");
  if (!bar.hidden && action) leaveUncovered(bar, action);
  if (choice === "accepted" && dataset.gtm) {
    void import("#client/measuring/tag-manager.ts").then(({ loadTagManager }) => loadTagManager());
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
      void import("./open-choice.ts").then(({ openConsent }) => openConsent(bar, pressed));
    }
  });
}

/**
 * Keeps the bar invisible until the visitor scrolls or presses a key, where it would lie on the first action of the page
 * as it opens. The observer's callback runs after layout, so that measuring costs none.
 */
function leaveUncovered(bar: HTMLElement, action: Element): void {
  const show = () => bar.removeAttribute("data-waiting");
  bar.dataset.waiting = "";
  new IntersectionObserver(([entry], observer) => {
    observer.disconnect();
    const own = bar.getBoundingClientRect();
    const { top, bottom } = entry!.boundingClientRect;
    if (scrollY > 0 || top >= own.bottom || bottom <= own.top) show();
    else for (const event of ["scroll", "keydown"]) addEventListener(event, show, { once: true });
  }).observe(action);
}
