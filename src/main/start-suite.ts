import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { apiBaseOf } from "#address/api-base.ts";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import { readSet } from "#content/read-set.server.ts";
import { ConfigError, readConfig } from "#infra/config/config.server.ts";
import { workUpkeep } from "#infra/database/upkeep.server.ts";
import { measureJobs } from "#infra/jobs/job-metrics.server.ts";
import { createJobs } from "#infra/jobs/jobs.server.ts";
import { createLog } from "#infra/log/log.server.ts";
import { createMetrics } from "#infra/log/metrics.server.ts";
import { createMailer } from "#infra/mailer/mail.server.ts";
import { deleteOldInsight } from "#insight/retention.server.ts";
import { mark } from "#mail/mark.server.ts";
import { readSiteAssets } from "#page-server/built-files.ts";
import { keepUnlisted } from "#page-server/keep-unlisted.ts";
import { createSite } from "#page-server/page-handler.ts";
import { readTarget } from "#page-server/read-target.ts";
import { createSiteRenderer } from "#page-server/render-page.ts";
import { searchablePages } from "#page-server/search-pages.ts";
import { createSearch } from "#search/search.server.ts";
import { pageTable } from "#site/page-table.ts";
import { openMetrics, openToOperator } from "./commands/open-to-operator.ts";
import { eachDay } from "./lifecycle/each-day.ts";
import { endOnSignal } from "./lifecycle/end-on-signal.ts";
import { createServing } from "./lifecycle/serving.ts";
import { CannotStart, orCannotStart } from "./preflight/cannot-start.ts";
import { openStorage, sayingWhere } from "./preflight/open-storage.ts";
import { startWarnings, warnOfUnnamedProxy } from "./preflight/start-warnings.ts";
import { readSeller } from "./read-seller.ts";
import { wireAccounts } from "./wire-accounts.ts";
import { wireLeads } from "./wire-leads.ts";
import { wireShop } from "./wire-shop.ts";

/** Longer than proxies keep a silent connection (a minute), else they send a request into one that is just being closed. */
const keepAliveTimeout = 72_000;

/** How long a request may take to arrive, in milliseconds, and how many connections are held at once. */
const requestTimeouts = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };
const mostConnections = 5_000;

export interface StartOptions {
  loadBuild: () => Promise<ServerBuild>;
  /** The folder of built files; in development `before` (Vite) answers them instead. */
  clientFolder?: string;
  before?: (next: RequestListener) => RequestListener;
}

/** Starts the suite; what the operator can mend is said in one sentence, and the process ends. */
export async function startSuite(options: StartOptions) {
  try {
    return await start(options);
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof CannotStart)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * Puts the whole suite together and serves it: configuration, database, jobs, API, pages. Prints the address.
 * @throws ConfigError, CannotStart before the first request is taken
 */
async function start({ loadBuild, clientFolder, before = (next) => next }: StartOptions) {
  const config = readConfig(process.env, readSeller());
  const log = createLog(config);
  for (const warning of startWarnings(config)) log.warn(warning);
  const metrics = createMetrics();
  const now = () => new Date();
  const [{ base, hasFolder }, build] = await Promise.all([openStorage(config, log), loadBuild()]);
  const jobs = createJobs(base, { log, onAttempt: (queue, outcome) => metrics.jobs.inc({ queue, outcome }) });
  measureJobs(metrics, base.db);
  const { name, email } = readSet("id", "common").company;
  const mailer = createMailer({ ...config, pictures: [mark], replyTo: { name, address: email } });
  const leads = await wireLeads({ config, db: base.db, jobs, mailer, now });
  const shop = await wireShop({ config, base, jobs, mailer, now });
  const login = wireAccounts({ config, db: base.db, jobs, log, mailer, now }, [leads.holder, shop.holder]);
  workUpkeep({ db: base.db, jobs, now }, [leads.upkeep, login.upkeep, (at, db) => deleteOldInsight(db, at)]);
  const search = createSearch({ db: base.db, now }, () =>
    searchablePages((error, path) => log.error({ err: error, path }, "page left out of search")),
  );
  const site = await createSite({
    config,
    log,
    clientFolder,
    pagesFolder: hasFolder ? join(config.dataDir, "pages") : undefined,
    renderHtml: createSiteRenderer(clientFolder ? build : loadBuild),
    services: {
      origin: config.publicUrl,
      listed: config.listed,
      apiBase: apiBaseOf(config.publicApiHost),
      gtm: config.gtmId ?? "",
      tokensUrl: config.designTokensUrl ?? "",
      contactLinks: { whatsApp: config.whatsAppNumber ?? "", booking: config.demoBookingUrl ?? "" },
      assets: clientFolder ? readSiteAssets(clientFolder) : { islands: {} },
      now,
      packages: shop.packages,
      search: search.find,
      openapi: async () => api.swagger(),
    },
    onPage: (source) => {
      metrics.pages[source]++;
    },
  });

  const serving = createServing();
  const deps: ApiDeps = {
    config,
    db: base.db,
    jobs,
    log,
    now,
    metrics,
    ...login,
    shop: shop.shop,
    search,
    renderPage: site.renderPage,
    isServing: serving.isServing,
    site: site.handle,
    isPage,
  };
  const api = await buildApi(deps, {
    // Kept pages are answered before the router: they are most of what is asked for.
    serverFactory: (handler) => {
      const answer = keepUnlisted(config, (request, response) => {
        if (!site.tryKept(request, response)) handler(request, response);
      });
      const listener = serving.partWhileDraining(warnOfUnnamedProxy(config, log, before(answer)));
      const server = createServer({ keepAliveTimeout, ...requestTimeouts }, readTarget(listener));
      server.maxConnections = mostConnections;
      return server;
    },
  });
  // Whatever can be missing is asked for before the first request is taken and the first job is run.
  const metricsPort = await openMetrics(deps);
  await sayingWhere(config, jobs.start());
  await shop.started();
  await shop.onPriceChange(() => {
    site.refresh(["prices"]).catch((error) => log.error({ err: error }, "refresh failed"));
  });
  await orCannotStart(`HOST=${config.host}, PORT=${config.port}`, api.listen({ port: config.port, host: config.host }));
  // After the port, which a second copy by mistake does not get: it must not take the first one's socket away.
  const operator = hasFolder ? await openToOperator(deps) : undefined;
  serving.begin();
  const { port } = api.server.address() as AddressInfo;
  console.log(`BigSuite answers at ${config.port === port ? config.publicUrl : `http://localhost:${port}`}`);
  search.index().catch((error) => log.error({ err: error }, "indexing for search failed"));
  if (clientFolder) {
    site
      .warm()
      // What it leaves behind is a third of the heap, and a server at rest never makes enough for V8 to look.
      .then(() => globalThis.gc?.({ type: "major", flavor: "last-resort" }))
      .catch((error) => log.error({ err: error }, "warming failed"));
  }

  const endEachDay = eachDay(now, () => {
    site.refresh(["events", "day"]).catch((error) => log.error({ err: error }, "refresh failed"));
  });

  const delay = config.shutdownDelay * 1000;
  /** Readiness first, then the requests in flight, then jobs and database; the operator can look on until then. */
  async function close() {
    await serving.drain(api, delay);
    endEachDay();
    await jobs.stop();
    operator?.close();
    metricsPort?.close();
    mailer.close();
    await base.close();
  }
  const forgetSignals = endOnSignal(close, delay, log);
  return {
    port,
    close() {
      forgetSignals();
      return close();
    },
  };
}

/** Whether events about this path count as a page of the site. */
const isPage = (path: string) => pageTable.some((row) => row.path === path);
