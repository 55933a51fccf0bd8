import { countExposure } from "#client/measuring/exposures.ts";

/** Counts the experiment of a page once the visitor sees it: a page opened in a tab behind may never be shown. */
const count = () => {
  if (document.visibilityState !== "visible") return;
  document.removeEventListener("visibilitychange", count);
  countExposure();
};
document.addEventListener("visibilitychange", count);
count();
