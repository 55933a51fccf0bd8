import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { apiBaseOf } from "#address/api-base.ts";
import { fullEvents } from "#growth/events/seats.server.ts";
import type { Config } from "#infra/config/config.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import type { Metrics } from "#infra/log/metrics.server.ts";
import { readSiteAssets } from "#page-server/built-files.ts";
import { createPageServer, type PageServer } from "#page-server/page-handler.ts";
import { createHtmlRenderer } from "#page-server/render-html.ts";
import { findPreview } from "#publishing/previews/store-preview.server.ts";
import type { Search } from "#search/search.server.ts";
import type { Settings } from "#settings/settings.server.ts";
import type { SiteServices } from "#site/site-services.ts";
import { campaignTarget } from "./page-lists.ts";
import type { ProcessRole } from "./processes/supervise-processes.ts";
import type { WiredExperiments } from "./wire-experiments.ts";
import type { WiredMedia } from "./wire-media.ts";
import type { WiredShop } from "./wire-shop.ts";

interface PageParts extends Pick<SiteServices, "openapi"> {
  newsletter: Pick<SiteServices, "readPreferences">;
  events: Pick<SiteServices, "readRegistration">;
  config: Config;
  settings: Settings;
  db: Database;
  log: Log;
  metrics: Metrics;
  now: () => Date;
  build: ServerBuild;
  loadBuild: () => Promise<ServerBuild>;
  /** The folder of built files; undefined in development. */
  clientFolder: string | undefined;
  /** Whether the process has a folder of its own. */
  hasFolder: boolean;
  /** Is aborted when the process begins to end. */
  ending: AbortSignal;
  role: ProcessRole;
  library: WiredMedia;
  shop: WiredShop;
  experiments: WiredExperiments;
  search: Search;
}

/** Creates the server of the pages, with everything that a page shows and does not know itself. */
export function wirePages(parts: PageParts): Promise<PageServer> {
  const { company } = parts.settings;
  const { config, db, log, metrics, now, clientFolder, hasFolder, role, library, shop } = parts;
  return createPageServer({
    config,
    log,
    db,
    ...(clientFolder && { clientFolder }),
    pagesFolder: hasFolder ? join(config.dataDir, "pages") : undefined,
    share: role,
    ending: parts.ending,
    renderHtml: createHtmlRenderer(clientFolder ? parts.build : parts.loadBuild),
    pictureFiles: library.files,
    logo: library.logo,
    services: {
      origin: config.publicUrl,
      listed: config.listed,
      apiBase: apiBaseOf(config.publicApiHost),
      gtm: config.gtmId ?? "",
      speedSample: config.speedSample,
      tokensUrl: config.designTokensUrl ?? "",
      contactLinks: () => ({ whatsApp: company.whatsAppNumber, booking: company.bookingUrl }),
      assets: clientFolder ? readSiteAssets(clientFolder) : { islands: {} },
      now,
      packages: shop.packages,
      search: parts.search.find,
      readPreferences: parts.newsletter.readPreferences,
      takesSampleEvents: config.isTriedOut,
      fullEvents: () => fullEvents(db, now()),
      readRegistration: parts.events.readRegistration,
      readPicture: library.pictures.read,
      openapi: parts.openapi,
    },
    findPreview: (token) => findPreview(db, token, now()),
    experiments: parts.experiments,
    followLink: (code, counted) => campaignTarget({ db, now }, code, counted),
    onPage: (source) => {
      metrics.pages[source]++;
    },
    onMade: () => metrics.pagesMade.inc(),
  });
}
