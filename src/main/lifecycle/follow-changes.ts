import type { AdminChanges } from "#api/admin/admin-changes.ts";
import { archiveName } from "#growth/newsletter/archive/sent-letters.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import type { PageServer } from "#page-server/page-handler.ts";
import type { Search } from "#search/search.server.ts";
import type { WiredExperiments } from "../wire-experiments.ts";
import type { WiredMedia } from "../wire-media.ts";
import type { WiredNewsletter } from "../wire-newsletter.ts";
import type { WiredPublishing } from "../wire-publishing.ts";
import type { WiredShop } from "../wire-shop.ts";

interface ChangingParts {
  log: Pick<Log, "error">;
  pages: PageServer;
  search: Search;
  shop: WiredShop;
  library: WiredMedia;
  experiments: WiredExperiments;
  words: WiredPublishing;
  newsletter: WiredNewsletter;
  adminChanges: AdminChanges;
}

/** Makes pages, index and letterhead again when something that they show changes on any instance. */
export async function followChanges(parts: ChangingParts): Promise<void> {
  const { log, pages, search, shop, library, experiments, words, newsletter, adminChanges } = parts;
  const logged = (work: Promise<unknown>, failure = "refresh failed", about = {}) => {
    work.catch((error) => log.error({ err: error, ...about }, failure));
  };
  const refreshLetterhead = () => logged(shop.refreshLetterhead(), "the logo of invoices could not be read again");

  await shop.onPriceChange(() => logged(pages.refresh(["prices"])));
  newsletter.followArchive(adminChanges, () => {
    logged(pages.refresh([archiveName]));
    logged(search.index());
  });
  library.onChange((references) => {
    refreshLetterhead();
    logged(pages.refresh(references));
  });
  await experiments.onExperimentsChange(() => logged(pages.refreshExperiments()));
  await words.onWordsChange((sets) => {
    if (sets.includes("id/logo")) refreshLetterhead();
    logged(pages.refresh(sets), "refresh failed", { sets });
    logged(search.index(), "refresh failed", { sets });
  });
}
