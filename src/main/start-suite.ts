import cluster from "node:cluster";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import type { ServerBuild } from "react-router";
import { createAdminChanges } from "#api/admin/admin-changes.ts";
import { dayStores } from "#api/admin/day-stores.ts";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import { readSet } from "#content/read-set.server.ts";
import { type Config, ConfigError, readConfig } from "#infra/config/config.server.ts";
import { misspeltKeys } from "#infra/config/config-rules.server.ts";
import { registerUpkeep } from "#infra/database/upkeep.server.ts";
import { countAttempts } from "#infra/jobs/job-metrics.server.ts";
import { createJobs } from "#infra/jobs/jobs.server.ts";
import { announce, createLog } from "#infra/log/log.server.ts";
import { createMetrics, type Edition } from "#infra/log/metrics.server.ts";
import { checkSmtp } from "#infra/mailer/check-smtp.server.ts";
import { clearOutbox } from "#infra/mailer/clear-outbox.server.ts";
import type { OperatorSocket } from "#infra/operator/operator.server.ts";
import { applyRetention } from "#infra/retention/apply-retention.server.ts";
import { createTracing } from "#infra/tracing/create-tracing.server.ts";
import { createObserveOutbound } from "#infra/tracing/observe-outbound.server.ts";
import { type Tracing, traceIdOf } from "#infra/tracing/tracing.server.ts";
import { registerFigureJobs } from "#insight/figures/figure-jobs.server.ts";
import { searchablePages } from "#page-server/search-pages.ts";
import { createMissedSearches } from "#search/missed-searches.server.ts";
import { createSearch } from "#search/search.server.ts";
import { findRow } from "#site/page-rows.server.ts";
import { pageTable } from "#site/page-table.ts";
import { openMetrics, openToOperator } from "./commands/open-to-operator.ts";
import { experimentPages } from "./experiment-pages.ts";
import { createHttpServer } from "./http/http-server.ts";
import { createBackground } from "./lifecycle/background.ts";
import { eachDay } from "./lifecycle/each-day.ts";
import { endOnSignal } from "./lifecycle/end-on-signal.ts";
import { followChanges } from "./lifecycle/follow-changes.ts";
import { probeCachedPage } from "./lifecycle/probe-cached-page.ts";
import { createServing } from "./lifecycle/serving.ts";
import { linkPages } from "./link-pages.ts";
import { measureSuite } from "./measure-suite.ts";
import { pagesOfDocument } from "./pages-of-document.ts";
import { CannotStart, orCannotStart } from "./preflight/cannot-start.ts";
import { checkPorts } from "./preflight/check-ports.ts";
import { openStorage, withDatabaseContext } from "./preflight/open-storage.ts";
import { sampleWarning, serviceWarnings, startWarnings, warnOfConnections } from "./preflight/start-warnings.ts";
import { readRole } from "./processes/process-role.ts";
import { shareMetrics } from "./processes/shared-metrics.ts";
import { retentionTable } from "./retention-table.ts";
import { seedDemoData } from "./seed-demo-data.ts";
import { wireAccounts } from "./wire-accounts.ts";
import { wireEvents } from "./wire-events.ts";
import { wireExperiments } from "./wire-experiments.ts";
import { wireLeads } from "./wire-leads.ts";
import { wireMail } from "./wire-mail.ts";
import { wireMedia } from "./wire-media.ts";
import { wireNewsletter } from "./wire-newsletter.ts";
import { wirePages } from "./wire-pages.ts";
import { wireComments, wirePublishing } from "./wire-publishing.ts";
import { wireShop } from "./wire-shop.ts";

export interface StartOptions {
  loadBuild: () => Promise<ServerBuild>;
  /** The folder of built files; in development `before` (Vite) serves them instead. */
  clientFolder?: string;
  before?: (next: RequestListener) => RequestListener;
  /** What was built; in development nothing was. */
  edition?: Edition;
}

/** Starts the suite. An error that the operator can fix is printed in one sentence, and the process ends. */
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
 * Starts the suite so that it ends in order at any time, also while it is still starting.
 * @throws ConfigError, CannotStart before the first request is accepted
 */
async function start(options: StartOptions) {
  const config = readConfig(process.env);
  // What was started last is stopped first: what produces work before what it uses.
  const parts = new AsyncDisposableStack();
  const ending = new AbortController();
  const tracing = await createTracing(config);
  parts.defer(() => tracing.close());
  const log = createLog(config, undefined, () => traceIdOf(tracing.current()));
  const starting = assemble(options, { config, log, tracing, parts, ending: ending.signal });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= (async () => {
      ending.abort();
      await starting.catch(() => {});
      await parts.disposeAsync();
    })();
    return closing;
  };
  const removeSignalHandlers = endOnSignal(close, config.shutdownDelay + config.shutdownTimeout, log);
  try {
    const port = await starting;
    return {
      port,
      close() {
        removeSignalHandlers();
        return close();
      },
    };
  } catch (error) {
    const isEnding = ending.signal.aborted;
    await close();
    // The process ends with this, by the handler of the signal.
    if (isEnding) return await new Promise<never>(() => {});
    throw error;
  }
}

interface Frame {
  config: Config;
  log: Logger;
  tracing: Tracing;
  /** Takes what each part needs at the end. */
  parts: AsyncDisposableStack;
  /** Is aborted when the process begins to end. */
  ending: AbortSignal;
}

/**
 * Puts the whole suite together and serves it: database, jobs, API, pages. Prints the address and returns the port.
 * @throws CannotStart before the first request is accepted; the signal's reason when the process ends meanwhile
 */
async function assemble(options: StartOptions, frame: Frame): Promise<number> {
  const { loadBuild, clientFolder, before, edition = { version: "development", commit: "" } } = options;
  const { config, log, tracing, parts, ending } = frame;
  if (readRole().index === 0) {
    for (const { key, message } of misspeltKeys(process.env)) log.warn(`${key} ${message}`);
    for (const warning of startWarnings(config)) log.warn(warning);
  }
  // Of what the process is doing, nobody can read without the port, and sampling the event loop is most of its work at rest.
  const metrics = createMetrics({ process: config.operatorPort !== undefined, edition });
  const now = () => new Date();
  const observe = createObserveOutbound(metrics, tracing);
  const observer = { tracing, onWait: (seconds: number) => metrics.databaseWait.observe(seconds) };
  // Where several processes share the ports, the one that supervises them has checked them.
  if (!cluster.isWorker) await checkPorts(config);
  const [{ base, hasFolder }, build] = await Promise.all([
    openStorage(config, log, observer).then((storage) => {
      parts.defer(() => storage.base.close());
      return storage;
    }),
    // Loaded while the embedded database is compiled by other threads; the second is what `buildApi` needs.
    loadBuild(),
    import("#api/calls.ts"),
  ]);
  ending.throwIfAborted();
  const background = createBackground(log, ending);
  const role = readRole();
  const isFirst = role.index === 0;
  if (isFirst) await withDatabaseContext(config, warnOfConnections(config, base, log));
  const jobs = createJobs(base, { log, tracing, onAttempt: countAttempts(metrics), onlySends: !isFirst });
  if (isFirst) measureSuite(metrics, base, now);
  shareMetrics(metrics.registry);
  const adminChanges = createAdminChanges(base.listen);
  const library = await withDatabaseContext(
    config,
    wireMedia({ config, db: base.db, jobs, now, changes: adminChanges, background }),
  );
  const { checkLogo, logo } = library;
  const words = await withDatabaseContext(config, wirePublishing({ config, base, jobs, now, checkLogo, background }));
  const samples = isFirst && sampleWarning(config, readSet("id", "facts"));
  if (samples) log.warn(samples);
  const { mailer, mail } = wireMail({ config, db: base.db, log, now, logo, observe });
  parts.defer(() => mailer.close());
  const leads = await wireLeads({ config, db: base.db, jobs, mailer, now, observe });
  wireComments({ config, db: base.db, jobs, mailer });
  const shop = await wireShop({ config, base, jobs, mailer, now, logo, metrics, tracing, observe });
  const events = wireEvents({ config, db: base.db, jobs, mailer, now });
  const login = wireAccounts({ config, db: base.db, jobs, log, mailer, now }, [
    leads.holder,
    shop.holder,
    events.holder,
  ]);
  const newsletter = wireNewsletter({
    config,
    db: base.db,
    jobs,
    log,
    now,
    library,
    mail,
    hasFolder,
    observe,
    background,
  });
  parts.defer(() => newsletter.close());
  registerUpkeep(
    { db: base.db, jobs, now },
    {
      "account deletions": login.upkeep,
      pictures: library.upkeep,
      outbox: (at) => clearOutbox(config.outboxDir, at),
      retention: (at, db) => applyRetention(db, retentionTable, at, { subscribers: newsletter.storeStops }),
    },
  );
  registerFigureJobs({ db: base.db, jobs, now, stores: dayStores });
  await newsletter.loadArchive();
  const search = createSearch(
    { db: base.db, now },
    () => searchablePages((error, path) => log.error({ err: error, path }, "page left out of search"), shop.packages),
    (locale) => readSet(locale, "search-intents"),
    createMissedSearches({
      db: base.db,
      now,
      onError: (error) => log.error({ err: error }, "searches without a result were not counted"),
    }),
  );
  const experiments = await withDatabaseContext(config, wireExperiments({ base, background, adminChanges }));
  const pages = await wirePages({
    config,
    db: base.db,
    log,
    metrics,
    now,
    build,
    loadBuild,
    clientFolder,
    hasFolder,
    ending,
    role,
    library,
    shop,
    experiments,
    search,
    readPreferences: newsletter.readPreferences,
    readRegistration: events.readRegistration,
    openapi: async () => api.swagger(),
  });

  const serving = createServing();
  const deps: ApiDeps = {
    config,
    db: base.db,
    jobs,
    log,
    now,
    metrics,
    tracing,
    ...login,
    shop: shop.shop,
    search,
    media: library.media,
    letters: newsletter.letters,
    adminChanges,
    renderPage: pages.renderPage,
    isServing: serving.isServing,
    databaseDamage: base.damage,
    experiments,
    isPage,
    kindOfPage,
    linkPages,
    experimentPages,
    publishing: words.publishing,
    pagesOfDocument,
    pricePages: pageTable.filter((row) => row.prices).map(({ path, about }) => ({ path, product: about })),
  };
  const api = await buildApi(deps, {
    serverFactory: (handler) =>
      createHttpServer({ ...deps, api: handler, pages, before, around: serving.closeConnectionsWhileDraining }),
  });
  // What depends on the configuration fails before the first request is accepted and the first job is run.
  const metricsPort = role.of === 1 ? await openMetrics(deps) : undefined;
  parts.defer(() => {
    metricsPort?.close();
    metricsPort?.closeAllConnections();
  });
  const logins =
    config.demoData && isFirst ? await seedDemoData({ config, db: base.db, shop: shop.shop, now }) : undefined;
  ending.throwIfAborted();
  parts.defer(() => jobs.stop());
  await withDatabaseContext(config, jobs.prepare());
  parts.defer(() => background.end());
  await followChanges({ background, pages, search, shop, library, experiments, words, newsletter, adminChanges });
  let operator: OperatorSocket | undefined;
  // Commands work until no request is served any more.
  parts.defer(() => operator?.close());
  parts.defer(() => serving.drain(api, config.shutdownDelay * 1000));
  ending.throwIfAborted();
  await orCannotStart(`HOST=${config.host}, PORT=${config.port}`, api.listen({ port: config.port, host: config.host }));
  // After the port: a second copy started by mistake does not get it, and must not replace the first one's socket.
  if (hasFolder && isFirst) operator = await openToOperator(deps);
  serving.begin();
  const { port } = api.server.address() as AddressInfo;
  if (isFirst)
    announce(
      "info",
      `BigSuite is available at ${config.port === port ? config.publicUrl : `http://localhost:${port}`}`,
    );
  if (logins) console.log(logins);
  if (metricsPort && clientFolder)
    parts.defer(probeCachedPage({ port, host: config.host }, (seconds) => metrics.cachedPage.observe(seconds)));
  parts.defer(
    eachDay(now, () => background.run(() => pages.refresh(["id/events", "en/events", "day"]), "refresh failed")),
  );

  // Visitors are served by now, and do not wait for what nobody sees at once.
  parts.defer(() => newsletter.sender.end());
  await withDatabaseContext(config, jobs.start());
  if (isFirst) {
    ending.throwIfAborted();
    // Soon, since pages that name them are served by now, perhaps beside an instance of the release before.
    await pages.storeFiles().catch((error) => log.error({ err: error }, "built files could not be stored"));
    ending.throwIfAborted();
    await shop.started();
    await jobs.send(base.db, "figures", {});
    await jobs.send(base.db, "letter-send", {});
    await jobs.send(base.db, "lead-search-index", {});
    background.run(search.index, "indexing for search failed");
    background.run(async () => {
      for (const warning of await serviceWarnings({ config, store: library.media.store, checkSmtp })) log.warn(warning);
    }, "what the suite uses could not be checked");
  }
  if (clientFolder) {
    // The garbage of warming is a third of the heap, and an idle server allocates too little for V8 to collect it.
    const collectGarbage = () => globalThis.gc?.({ type: "major", flavor: "last-resort" });
    background.run(async () => {
      await pages.warm();
      collectGarbage();
      await pages.finish();
      collectGarbage();
    }, "warming failed");
  }
  return port;
}

/** Returns the kind of the page at a path, for what is measured about pages; undefined when there is none. */
const kindOfPage = (path: string) => findRow(path)?.kind;

/** Returns whether events about this path count as those of a page. */
const isPage = (path: string) => findRow(path)?.path === path;
