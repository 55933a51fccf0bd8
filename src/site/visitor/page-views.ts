import { sendEvents, track } from "#client/measuring/track.ts";
import { pageViewEvents } from "#insight/page-view-events.ts";
import { whenRestored } from "./when-shown.ts";

/**
 * Counts this page view, and each time the page comes back from the back/forward cache. What still waits when the
 * page is hidden goes then, since a phone may never come back to it.
 */
export function countPageViews(): void {
  count(cameFromOutside());
  whenRestored(() => count(false));
  document.addEventListener("visibilitychange", sendEvents);
  addEventListener("pagehide", sendEvents);
}

function count(entry: boolean): void {
  for (const name of pageViewEvents(location.pathname)) track(name, name === "page_view" && entry ? { entry } : {});
}

/** A visit begins with a page that was opened from elsewhere, and not by a reload or a step through history. */
function cameFromOutside(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "navigate" && !document.referrer.startsWith(`${location.origin}/`);
}
