import { mustNotTrack } from "#client/analytics/track.ts";
import { consentChoice } from "#client/consent.ts";

/**
 * Shows the banner to who has not answered its present wording, and to who asks for it in the footer. A browser that
 * says "do not track" has answered already. What an answer does is loaded with the first press.
 */
export function askForConsent(): void {
  const banner = document.getElementById("consent-banner");
  if (!banner) return;
  const choice = consentChoice();
  // What has the focus must not lie below the banner (WCAG 2.2, 2.4.11): the page scrolls as if it ended above it.
  const hide = (hidden: boolean) => {
    banner.hidden = hidden;
    const { style } = document.documentElement;
    style.scrollPaddingBottom = style.paddingBottom = hidden ? "" : `${banner.offsetHeight + 32}px`;
  };
  hide(choice !== "" || mustNotTrack());
  if (choice === "accepted" && document.documentElement.dataset.gtm) {
    void import("#client/analytics/tag-manager.ts").then(({ loadTagManager }) => loadTagManager());
  }
  document.addEventListener("click", ({ target }) => {
    const pressed =
      target instanceof Element ? target.closest<HTMLElement>("[data-consent],[data-consent-open]") : null;
    const asked = pressed?.dataset.consent;
    if (pressed && !asked) {
      hide(false);
      banner.focus();
    } else if (asked === "accepted" || asked === "refused") {
      hide(true);
      void import("#client/answer-consent.ts").then(({ answerConsent }) => answerConsent(asked));
    }
  });
}
