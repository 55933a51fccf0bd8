import { currentReading } from "#content/reading.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import type { SiteServices } from "./site-services.ts";

/** Returns the day in Jakarta for a page, which then depends on it and is made again after midnight. */
export function readToday({ now }: Pick<SiteServices, "now">): string {
  currentReading()?.used.add("day");
  return jakartaDay(now());
}
