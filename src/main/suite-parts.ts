import cluster from "node:cluster";
import type { AddressInfo } from "node:net";
import { createAdminChanges } from "#api/admin/admin-changes.ts";
import { buildApi } from "#api/http/app.ts";
import { readSet } from "#content/read-set.server.ts";
import { dayStores } from "#desk/today.server.ts";
import { registerAuditChecks } from "#infra/audit/check-audit.server.ts";
import { misspeltKeys } from "#infra/config/config-rules.server.ts";
import { registerUpkeep } from "#infra/database/upkeep.server.ts";
import { countAttempts } from "#infra/jobs/job-metrics.server.ts";
import { createJobs } from "#infra/jobs/jobs.server.ts";
import { announce } from "#infra/log/log.server.ts";
import { createMetrics } from "#infra/log/metrics.server.ts";
import { checkSmtp } from "#infra/mailer/check-smtp.server.ts";
import { clearOutbox } from "#infra/mailer/outbox.server.ts";
import { applyRetention } from "#infra/retention/apply-retention.server.ts";
import { createObserveOutbound } from "#infra/tracing/observe-outbound.server.ts";
import { registerFigureJobs } from "#insight/figures/roll-up-figures.server.ts";
import { writingSource } from "#leads/conversation/own-writing.server.ts";
import { notificationSource } from "#notifications/read-notifications.server.ts";
import { searchablePages } from "#page-server/search-pages.ts";
import { createMissedSearches } from "#search/missed-searches.server.ts";
import { createSearch } from "#search/search.server.ts";
import { openSettings } from "#settings/settings.server.ts";
import { pageTable } from "#site/page-table.ts";
import { taskSource } from "#tasks/task-data.server.ts";
import { openMetrics, openToOperator } from "./commands/open-to-operator.ts";
import { createDemoDoors, fillDemo, openDemo } from "./demo-doors.ts";
import { createHttpServer } from "./http/http-server.ts";
import { createBackground } from "./lifecycle/background.ts";
import { followChanges } from "./lifecycle/follow-changes.ts";
import { type Parts, partsOf } from "./lifecycle/parts.ts";
import { probeCachedPage } from "./lifecycle/probe-cached-page.ts";
import { closeInTime, createServing } from "./lifecycle/serving.ts";
import { measureSuite } from "./measure-suite.ts";
import { experimentPages, isPage, kindOfPage, linkPages, pagesOfDocument } from "./page-lists.ts";
import { orCannotStart } from "./preflight/cannot-start.ts";
import { checkPorts } from "./preflight/check-ports.ts";
import { onDatabase, openStorage } from "./preflight/open-storage.ts";
import { sampleWarning, serviceWarnings, startWarnings, warnOfConnections } from "./preflight/start-warnings.ts";
import { shareMetrics } from "./processes/supervise-processes.ts";
import { retentionTable } from "./retention-table.ts";
import type { Given, Suite } from "./suite.ts";
import { wireAccounts } from "./wire-accounts.ts";
import { wireEvents } from "./wire-events.ts";
import { wireExperiments } from "./wire-experiments.ts";
import { wireLeads } from "./wire-leads.ts";
import { wireMail } from "./wire-mail.ts";
import { wireMedia } from "./wire-media.ts";
import { wireNewsletter } from "./wire-newsletter.ts";
import { tellGivenUp, wireNotifications } from "./wire-notifications.ts";
import { wirePages } from "./wire-pages.ts";
import { wireComments, wirePublishing } from "./wire-publishing.ts";
import { wireShop } from "./wire-shop.ts";

const part = partsOf<Suite>();

/**
 * The parts of the suite. What depends on the configuration fails before the first request is accepted and the first job is
 * run: the port comes after all that may refuse to start.
 */
export const suiteParts: Parts<Suite, keyof Given> = {
  warnings: part(["config", "log", "role"], {
    start({ config, log, role }) {
      if (role.index > 0) return;
      for (const { key, message } of misspeltKeys(process.env)) log.warn(`${key} ${message}`);
      for (const warning of startWarnings(config)) log.warn(warning);
    },
  }),
  metrics: part(["config", "options"], {
    start({ config, options: { edition = { version: "development", commit: "" } } }) {
      // Of what the process is doing, nobody can read without the port, and sampling the event loop is most of its work at rest.
      const metrics = createMetrics({ process: config.operatorPort !== undefined, edition });
      shareMetrics(metrics.registry);
      return metrics;
    },
  }),
  observe: part(["metrics", "tracing"], { start: ({ metrics, tracing }) => createObserveOutbound(metrics, tracing) }),
  address: part(["config", "warnings"], {
    async start({ config }) {
      // Where several processes share the ports, the one that supervises them has checked them.
      if (!cluster.isWorker) await checkPorts(config);
    },
  }),
  /** Is loaded while the embedded database is compiled by other threads. */
  code: part(["options", "address"], {
    start({ options }) {
      const loading = Promise.all([options.loadBuild(), import("#api/calls.ts")]).then(([build]) => build);
      // It fails where it is needed.
      loading.catch(() => {});
      return { loading };
    },
  }),
  storage: part(["config", "log", "tracing", "metrics", "role", "address"], {
    async start({ config, log, tracing, metrics }) {
      return openStorage(config, log, { tracing, onWait: (seconds) => metrics.databaseWait.observe(seconds) });
    },
    stop: (_needed, storage) => storage?.base.close(),
  }),
  base: part(["storage"], { start: ({ storage }) => storage.base }),
  db: part(["storage"], { start: ({ storage }) => storage.base.db }),
  hasFolder: part(["storage"], { start: ({ storage }) => storage.hasFolder }),
  build: part(["code", "storage"], { start: ({ code }) => code.loading }),
  settings: part(["config", "base", "log"], { start: onDatabase(openSettings) }),
  background: part(["log", "ending"], { start: ({ log, ending }) => createBackground(log, ending) }),
  jobs: part(["base", "log", "tracing", "metrics", "now", "background", "role"], {
    start: ({ base, log, tracing, metrics, now, background, role }) =>
      createJobs(base, {
        log,
        tracing,
        onAttempt: countAttempts(metrics),
        onGivenUp: (queue) =>
          background.run(() => tellGivenUp(base.db, queue, now()), "a job given up was told to nobody"),
        onlySends: role.index > 0,
      }),
  }),
  gauges: part(["config", "metrics", "base", "log", "now", "role"], {
    start: onDatabase(async ({ config, metrics, base, log, now, role }) => {
      if (role.index > 0) return;
      await warnOfConnections(config, base, log);
      measureSuite(metrics, base, now);
    }),
  }),
  adminChanges: part(["base"], { start: ({ base }) => createAdminChanges(base.listen) }),
  library: part(["config", "db", "jobs", "now", "adminChanges", "background"], { start: onDatabase(wireMedia) }),
  words: part(["config", "settings", "base", "jobs", "now", "library", "background", "log", "role"], {
    start: onDatabase(async ({ config, library, log, role, ...parts }) => {
      const words = await wirePublishing({ ...parts, checkLogo: library.checkLogo });
      const warning = role.index === 0 && sampleWarning(config, readSet("id", "facts"));
      if (warning) log.warn(warning);
      return words;
    }),
  }),
  mailing: part(["config", "settings", "db", "log", "now", "library", "observe", "words"], {
    start: ({ library, ...parts }) => wireMail({ ...parts, logo: library.logo }),
    stop: (_needed, mailing) => mailing?.mailer.close(),
  }),
  mailer: part(["mailing"], { start: ({ mailing }) => mailing.mailer }),
  leads: part(["config", "settings", "db", "jobs", "mailer", "now", "observe"], { start: wireLeads }),
  comments: part(["config", "db", "jobs", "mailer"], { start: wireComments }),
  notifications: part(["config", "db", "jobs", "mailer", "now"], { start: wireNotifications }),
  shop: part(["config", "settings", "base", "jobs", "mailer", "now", "library", "metrics", "tracing", "observe"], {
    start: ({ library, ...parts }) => wireShop({ ...parts, logo: library.logo }),
  }),
  events: part(["config", "db", "jobs", "mailer", "now"], { start: wireEvents }),
  login: part(["config", "db", "jobs", "log", "mailer", "now", "leads", "shop", "events"], {
    start: ({ leads, shop, events, ...parts }) =>
      wireAccounts(parts, [taskSource, leads.holder, shop.holder, events.holder, notificationSource, writingSource]),
  }),
  newsletter: part(
    ["config", "db", "jobs", "log", "now", "library", "mailing", "hasFolder", "observe", "background", "words"],
    {
      start: ({ mailing, ...parts }) => wireNewsletter({ ...parts, mail: mailing.mail }),
      stop: (_needed, newsletter) => newsletter?.close(),
    },
  ),
  upkeep: part(["config", "db", "jobs", "now", "login", "library", "newsletter"], {
    start: ({ config, db, jobs, now, login, library, newsletter }) =>
      registerUpkeep(
        { db, jobs, now },
        {
          "account deletions": login.upkeep,
          pictures: library.upkeep,
          outbox: (at) => clearOutbox(config.outboxDir, at),
          retention: (at, connection) =>
            applyRetention(connection, retentionTable, at, { subscribers: newsletter.storeStops }),
        },
      ),
  }),
  figures: part(["db", "jobs", "now"], { start: (parts) => registerFigureJobs({ ...parts, stores: dayStores }) }),
  auditChecks: part(["db", "jobs", "now"], { start: registerAuditChecks }),
  /** The letters that are pages: which pages there are is known from then on. */
  archive: part(["newsletter", "words"], { start: ({ newsletter }) => newsletter.loadArchive() }),
  search: part(["db", "log", "now", "shop", "archive"], {
    start: ({ db, log, now, shop }) =>
      createSearch(
        { db, now },
        () =>
          searchablePages((error, path) => log.error({ err: error, path }, "page left out of search"), shop.packages),
        (locale) => readSet(locale, "search-intents"),
        createMissedSearches({
          db,
          now,
          onError: (error) => log.error({ err: error }, "searches without a result were not counted"),
        }),
      ),
  }),
  experiments: part(["config", "base", "background", "adminChanges", "archive"], {
    start: onDatabase(wireExperiments),
  }),
  openapi: part([], { start: () => ({ read: () => Promise.reject(new Error("The API is not there yet")) }) }),
  pages: part(
    [
      "options",
      "config",
      "settings",
      "db",
      "log",
      "metrics",
      "now",
      "build",
      "hasFolder",
      "ending",
      "role",
      "library",
      "shop",
      "experiments",
      "search",
      "newsletter",
      "events",
      "openapi",
    ],
    {
      start: ({ options: { loadBuild, clientFolder }, openapi, ...parts }) =>
        wirePages({ ...parts, loadBuild, clientFolder, openapi: () => openapi.read() }),
    },
  ),
  demoDoors: part(["config"], { start: createDemoDoors }),
  serving: part([], { start: createServing }),
  apiDeps: part(
    [
      "config",
      "settings",
      "base",
      "jobs",
      "log",
      "now",
      "metrics",
      "tracing",
      "login",
      "shop",
      "search",
      "library",
      "newsletter",
      "adminChanges",
      "pages",
      "serving",
      "experiments",
      "words",
      "demoDoors",
    ],
    {
      start: ({ base, settings, demoDoors, login, shop, library, newsletter, pages, serving, words, ...parts }) => ({
        ...parts,
        ...login,
        db: base.db,
        company: settings.company,
        ...(demoDoors && { demoDoors }),
        databaseDamage: base.damage,
        shop: shop.shop,
        media: library.media,
        letters: newsletter.letters,
        renderPage: pages.renderPage,
        isServing: serving.isServing,
        publishing: words.publishing,
        isPage,
        kindOfPage,
        linkPages,
        experimentPages,
        pagesOfDocument,
        pricePages: pageTable.filter((row) => row.prices).map(({ path, about }) => ({ path, product: about })),
      }),
    },
  ),
  api: part(["options", "apiDeps", "pages", "serving", "openapi", "build"], {
    async start({ options, apiDeps, pages, serving, openapi }) {
      const around = serving.closeConnectionsWhileDraining;
      const api = await buildApi(apiDeps, {
        serverFactory: (handler) =>
          createHttpServer({ ...apiDeps, api: handler, pages, before: options.before, around }),
      });
      openapi.read = async () => api.swagger();
      return api;
    },
  }),
  operatorPort: part(["role", "apiDeps", "api"], {
    start: async ({ role, apiDeps }) => (role.of === 1 ? openMetrics(apiDeps) : undefined),
    stop(_needed, server) {
      server?.close();
      server?.closeAllConnections();
    },
  }),
  demoLogins: part(["config", "db", "shop", "now", "role", "demoDoors", "operatorPort"], { start: openDemo }),
  queues: part(
    [
      "config",
      "jobs",
      "leads",
      "comments",
      "notifications",
      "shop",
      "events",
      "login",
      "upkeep",
      "figures",
      "auditChecks",
      "operatorPort",
      "demoLogins",
    ],
    { start: onDatabase(({ jobs }) => jobs.prepare()), stop: ({ jobs }) => jobs.stop() },
  ),
  /** Makes again what has changed; what runs in the background uses the queues until it has ended. */
  refreshing: part(
    [
      "background",
      "settings",
      "pages",
      "search",
      "shop",
      "library",
      "experiments",
      "words",
      "newsletter",
      "adminChanges",
      "now",
      "queues",
    ],
    {
      start: followChanges,
      async stop({ background }, stopFollowing) {
        stopFollowing?.();
        await background.end();
      },
    },
  ),
  port: part(["config", "api", "refreshing"], {
    async start({ config: { host, port }, api }) {
      await orCannotStart(`HOST=${host}, PORT=${port}`, api.listen({ port, host }));
      return (api.server.address() as AddressInfo).port;
    },
    stop: ({ api }) => closeInTime(api),
  }),
  /** After the port: a second copy started by mistake does not get it, and must not replace the first one's socket. */
  operatorSocket: part(["apiDeps", "hasFolder", "role", "port"], {
    start: async ({ apiDeps, hasFolder, role }) =>
      hasFolder && role.index === 0 ? openToOperator(apiDeps) : undefined,
    // Commands work until no request is served any more.
    stop: (_needed, socket) => socket?.close(),
  }),
  served: part(["config", "serving", "api", "port", "role", "demoLogins", "operatorSocket"], {
    start({ config, serving, port, role, demoLogins }) {
      serving.begin();
      const address = config.port === port ? config.publicUrl : `http://localhost:${port}`;
      if (role.index === 0) announce("info", `BigSuite is available at ${address}`);
      if (demoLogins) console.log(demoLogins);
    },
    stop: ({ config, serving, api }) => serving.drain(api, config.shutdownDelay * 1000),
  }),
  probe: part(["config", "options", "metrics", "port", "operatorPort", "served"], {
    start({ config, options, metrics, port, operatorPort }) {
      if (!operatorPort || !options.clientFolder) return undefined;
      return probeCachedPage({ port, host: config.host }, (seconds) => metrics.cachedPage.observe(seconds));
    },
    stop: (_needed, stopProbe) => stopProbe?.(),
  }),
  /** Visitors are served by then, and do not wait for what nobody sees at once. */
  running: part(["config", "jobs", "newsletter", "served"], {
    start: onDatabase(({ jobs }) => jobs.start()),
    stop: ({ newsletter }) => newsletter.sender.end(),
  }),
  firstWork: part(
    ["config", "log", "base", "jobs", "role", "pages", "shop", "search", "library", "background", "ending", "running"],
    {
      async start({ config, log, base, jobs, role, pages, shop, search, library, background, ending }) {
        if (role.index > 0) return;
        // Soon, since pages that name them are served by now, perhaps beside an instance of the release before.
        await pages.storeFiles().catch((error) => log.error({ err: error }, "built files could not be stored"));
        ending.throwIfAborted();
        await shop.started();
        await jobs.send(base.db, "figures", {});
        await jobs.send(base.db, "letter-send", {});
        await jobs.send(base.db, "lead-search-index", {});
        background.run(search.index, "indexing for search failed");
        background.run(async () => {
          const { store } = library.media;
          for (const warning of await serviceWarnings({ config, store, checkSmtp })) log.warn(warning);
        }, "what the suite uses could not be checked");
      },
    },
  ),
  /** Samples that no order depends on: whoever opens the first page does not wait for them. */
  demoData: part(["config", "db", "shop", "now", "role", "background", "ending", "firstWork"], {
    start: ({ background, ...parts }) => background.run(() => fillDemo(parts), "the demonstration could not be filled"),
  }),
  warming: part(["options", "pages", "background", "firstWork"], {
    start({ options, pages, background }) {
      if (!options.clientFolder) return;
      // The garbage of warming is a third of the heap, and an idle server allocates too little for V8 to collect it.
      const collectGarbage = () => globalThis.gc?.({ type: "major", flavor: "last-resort" });
      background.run(async () => {
        await pages.warm();
        collectGarbage();
        await pages.finish();
        collectGarbage();
      }, "warming failed");
    },
  }),
};
