import { mustNotTrack } from "#client/analytics/track.ts";
import { consentChoice } from "#client/consent.ts";

/**
 * Shows the banner to who has not answered its present wording, and to who asks for it in the footer. A browser that
 * says "do not track" has answered already. What an answer does is loaded with the first press.
 */
export function askForConsent(): void {
  const banner = document.getElementById("consent-banner");
  if (!banner) return;
  const { style, dataset } = document.documentElement;
  const choice = consentChoice();
  let opener: HTMLElement | undefined;
  // The focus goes back to what opened the banner, or to the page's beginning, without moving what is read.
  const close = () => {
    banner.hidden = true;
    (opener ?? document.getElementById("content"))?.focus({ preventScroll: true });
  };
  // What has the focus must not lie below the banner (WCAG 2.2, 2.4.11): the page scrolls as if it ended above it.
  new ResizeObserver(() => {
    style.scrollPaddingBottom = style.paddingBottom = banner.hidden ? "" : `${banner.offsetHeight + 32}px`;
  }).observe(banner);
  banner.hidden = choice !== "" || mustNotTrack();
  // Who opens it all the same is told that their answer changes nothing.
  banner.querySelector<HTMLElement>("[data-signal]")!.hidden = !mustNotTrack();
  if (choice === "accepted" && dataset.gtm) {
    void import("#client/analytics/tag-manager.ts").then((it) => it.loadTagManager());
  }
  // Who opened it again has answered already, and may leave it at that.
  banner.onkeydown = ({ key }) => {
    if (opener && key === "Escape") close();
  };
  addEventListener("click", ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>("[data-consent]");
    const asked = pressed?.dataset.consent as "accepted" | "refused" | undefined;
    if (asked) {
      close();
      void import("#client/answer-consent.ts").then((it) => it.answerConsent(asked));
    } else if (pressed) {
      opener = pressed;
      banner.hidden = false;
      banner.focus();
    }
  });
}
