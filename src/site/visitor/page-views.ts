import { sendEvents, track } from "#client/measuring/track.ts";
import { pageViewEvents } from "#insight/page-view-events.ts";
import { onPageRestored } from "./page-lifecycle.ts";

/**
 * Counts this page view, and each restore from the back/forward cache. Events that wait when the page is hidden are
 * sent then, since a phone may never show the page again.
 */
export function countPageViews(): void {
  count(isEntry());
  onPageRestored(() => count(false));
  document.addEventListener("visibilitychange", sendEvents);
  addEventListener("pagehide", sendEvents);
}

function count(entry: boolean): void {
  for (const name of pageViewEvents(location.pathname)) track(name, name === "page_view" && entry ? { entry } : {});
}

/**
 * Returns whether a visit begins here: the page was opened from another site, and not by a reload or a step through
 * history.
 */
function isEntry(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "navigate" && !document.referrer.startsWith(`${location.origin}/`);
}
