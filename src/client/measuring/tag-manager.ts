import { mustNotTrack } from "./track.ts";

/**
 * Loads the tag manager that `<html data-gtm>` names; the caller has checked the consent. A page without it sends
 * nothing elsewhere, and its Content-Security-Policy would not allow it.
 */
export function loadTagManager(): void {
  const id = document.documentElement.dataset.gtm;
  if (!id || mustNotTrack() || document.querySelector("script[data-tag-manager]")) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  script.async = true;
  script.dataset.tagManager = "";
  document.head.append(script);
}
