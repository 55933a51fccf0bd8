import type { RequestListener } from "node:http";
import type { ServerBuild } from "react-router";
import type { AdminChanges } from "#api/admin/admin-changes.ts";
import type { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import type { Config } from "#infra/config/config.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import type { Edition, Metrics } from "#infra/log/metrics.server.ts";
import type { Mailer } from "#infra/mailer/mail.server.ts";
import type { ObserveOutbound } from "#infra/tracing/observe-outbound.server.ts";
import type { Tracing } from "#infra/tracing/tracing.server.ts";
import type { PageServer } from "#page-server/page-handler.ts";
import type { Search } from "#search/search.server.ts";
import type { Settings } from "#settings/settings.server.ts";
import type { openMetrics, openToOperator } from "./commands/open-to-operator.ts";
import type { OpenedDoors } from "./demo-doors.ts";
import type { Background } from "./lifecycle/background.ts";
import type { Serving } from "./lifecycle/serving.ts";
import type { Storage } from "./preflight/open-storage.ts";
import type { ProcessRole } from "./processes/supervise-processes.ts";
import type { WiredAccounts } from "./wire-accounts.ts";
import type { WiredEvents } from "./wire-events.ts";
import type { WiredExperiments } from "./wire-experiments.ts";
import type { wireLeads } from "./wire-leads.ts";
import type { wireMail } from "./wire-mail.ts";
import type { WiredMedia } from "./wire-media.ts";
import type { WiredNewsletter } from "./wire-newsletter.ts";
import type { WiredPublishing } from "./wire-publishing.ts";
import type { WiredShop } from "./wire-shop.ts";

export interface StartOptions {
  loadBuild: () => Promise<ServerBuild>;
  /** The folder of built files; in development `before` (Vite) serves them instead. */
  clientFolder?: string;
  before?: (next: RequestListener) => RequestListener;
  /** What was built; in development nothing was. */
  edition?: Edition;
}

/** What is there before the first part starts. */
export interface Given {
  options: StartOptions;
  config: Config;
  log: Log;
  tracing: Tracing;
  role: ProcessRole;
  now: () => Date;
  /** Is aborted when the process begins to end. */
  ending: AbortSignal;
}

/** What the parts provide, by their names; unknown: needed for what they do. */
export interface Suite extends Given {
  warnings: unknown;
  metrics: Metrics;
  observe: ObserveOutbound;
  /** Ports and host can be used. */
  address: unknown;
  code: { loading: Promise<ServerBuild> };
  storage: Storage;
  base: OpenDatabase;
  settings: Settings;
  db: Database;
  hasFolder: boolean;
  build: ServerBuild;
  background: Background;
  jobs: Jobs;
  gauges: unknown;
  adminChanges: AdminChanges;
  library: WiredMedia;
  words: WiredPublishing;
  mailing: ReturnType<typeof wireMail>;
  mailer: Mailer;
  leads: Awaited<ReturnType<typeof wireLeads>>;
  comments: unknown;
  notifications: unknown;
  shop: WiredShop;
  events: WiredEvents;
  login: WiredAccounts;
  newsletter: WiredNewsletter;
  upkeep: unknown;
  figures: unknown;
  auditChecks: unknown;
  archive: unknown;
  search: Search;
  experiments: WiredExperiments;
  /** The document of the API, which the pages show and which the API has. */
  openapi: { read(): Promise<object> };
  pages: PageServer;
  serving: Serving;
  apiDeps: ApiDeps;
  api: Awaited<ReturnType<typeof buildApi>>;
  operatorPort: Awaited<ReturnType<typeof openMetrics>>;
  demoDoors: OpenedDoors | undefined;
  /** What the console says of a demonstration. */
  demoLogins: string | undefined;
  queues: unknown;
  refreshing: () => void;
  port: number;
  operatorSocket: Awaited<ReturnType<typeof openToOperator>>;
  served: unknown;
  probe: (() => void) | undefined;
  running: unknown;
  firstWork: unknown;
  demoData: unknown;
  warming: unknown;
}
