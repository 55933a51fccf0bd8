import type { AdminChanges } from "#api/admin/admin-changes.ts";
import { seatsChange } from "#growth/events/seats.server.ts";
import { archiveName } from "#growth/newsletter/archive/sent-letters.server.ts";
import type { PageServer } from "#page-server/page-handler.ts";
import type { Search } from "#search/search.server.ts";
import type { Settings } from "#settings/settings.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import type { WiredExperiments } from "../wire-experiments.ts";
import type { WiredMedia } from "../wire-media.ts";
import type { WiredNewsletter } from "../wire-newsletter.ts";
import type { WiredPublishing } from "../wire-publishing.ts";
import type { WiredShop } from "../wire-shop.ts";
import type { Background } from "./background.ts";

interface ChangingParts {
  settings: Settings;
  background: Background;
  pages: PageServer;
  search: Search;
  shop: WiredShop;
  library: WiredMedia;
  experiments: WiredExperiments;
  words: WiredPublishing;
  newsletter: WiredNewsletter;
  adminChanges: AdminChanges;
  now: () => Date;
}

/**
 * Makes pages, index and letterhead again when something that they show changes on any instance, or the day does.
 * @returns a function that stops following the day
 */
export async function followChanges(parts: ChangingParts): Promise<() => void> {
  const { background, pages, search, shop, library, experiments, words, newsletter, adminChanges, settings } = parts;
  const refresh = (work: () => Promise<unknown>, about = {}) => background.run(work, "refresh failed", about);
  const refreshLetterhead = () =>
    background.run(shop.refreshLetterhead, "the logo of invoices could not be read again");
  await shop.onPriceChange(() => {
    refresh(() => pages.refresh(["prices"]));
    refresh(search.index);
  });
  newsletter.followArchive(adminChanges, () => {
    refresh(() => pages.refresh([archiveName]));
    refresh(search.index);
  });
  settings.onChange((names) => {
    if (names.includes("whatsAppNumber") || names.includes("bookingUrl"))
      refresh(() => pages.refresh(["contact-links"]));
  });
  adminChanges.watch((kind) => {
    if (kind === seatsChange || kind === "") refresh(() => pages.refresh([seatsChange]));
  });
  library.onChange((references) => {
    refreshLetterhead();
    refresh(() => pages.refresh(references));
  });
  await experiments.onExperimentsChange(() => refresh(pages.refreshExperiments));
  await words.onWordsChange((sets) => {
    if (sets.includes("id/logo")) refreshLetterhead();
    refresh(() => pages.refresh(sets), { sets });
    refresh(search.index, { sets });
  });
  return eachDay(parts.now, () => refresh(() => pages.refresh(["id/events", "en/events", "day"])));
}

/**
 * Calls `act` once after each midnight in Jakarta, when cached pages about past and coming events must be made again.
 * Returns a function that stops it.
 */
export function eachDay(now: () => Date, act: () => void): () => void {
  let today = jakartaDay(now());
  const timer = setInterval(() => {
    const day = jakartaDay(now());
    if (day === today) return;
    today = day;
    act();
  }, 60_000);
  timer.unref();
  return () => clearInterval(timer);
}
