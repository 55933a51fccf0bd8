import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Accounts } from "#accounts/accounts.server.ts";
import type { ScryptCost } from "#accounts/passwords/password-hash.server.ts";
import type { PersonalDataSource } from "#accounts/person/personal-data.server.ts";
import type { RenderPage } from "#content/page-request.ts";
import type { LinkPageView } from "#growth/campaigns/campaign-contract.ts";
import type { ExperimentPage } from "#growth/experiments/desk/experiment-contract.ts";
import type { RunningExperiments } from "#growth/experiments/running/running-experiments.server.ts";
import type { SenderDeps } from "#growth/newsletter/sending/sender-deps.server.ts";
import type { Config } from "#infra/config/config.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import type { Metrics } from "#infra/log/metrics.server.ts";
import type { Tracing } from "#infra/tracing/tracing.server.ts";
import type { MediaDeps } from "#media/media.server.ts";
import type { FindPages } from "#publishing/documents/list-documents.server.ts";
import type { Publishing } from "#publishing/publishing.server.ts";
import type { Search } from "#search/search.server.ts";
import type { Settings } from "#settings/settings.server.ts";
import type { ShopServices } from "#shop/create-shop.server.ts";
import type { AdminChanges } from "../admin/admin-changes.ts";
import type { Authenticate } from "../auth/authenticate.ts";
import type { LogSecurity } from "./security-log.ts";

/** What the API itself and the calls of `leads` stand on. */
export interface CoreDeps {
  config: Config;
  db: Database;
  jobs: Jobs;
  log: Log;
  now: () => Date;
  metrics: Metrics;
  /** Without it nothing is traced. */
  tracing?: Tracing;
  renderPage: RenderPage;
  /** Whether the program accepts requests: false while it starts or drains. */
  isServing?: () => boolean;
  /** Returns what is known of damage to the database's files. */
  databaseDamage?: (() => string | undefined) | undefined;
  /** Whether the site has a page at this path (without language and edition); events of others count as its 404. */
  isPage?: (path: string) => boolean;
  /** The kind of the page at this path, such as `product`; undefined when there is none. */
  kindOfPage?: (path: string) => string | undefined;
  experiments: Pick<RunningExperiments, "current">;
  /** The settings of the company as they are now. */
  company: Settings["company"];
}

/** The logins by one press of a demonstration, whose secrets are printed at the start. */
export interface DemoDoors {
  /** Returns the invented member of staff of a secret; undefined for a wrong one. */
  find(secret: string): string | undefined;
}

/** Dependencies of all calls; `main/` composes them, tests replace some. */
export interface ApiDeps extends CoreDeps {
  accounts: Accounts;
  authenticate: Authenticate;
  logSecurity: LogSecurity;
  /** Cost of hashing a new password; the default is that of `password-hash.server.ts`. */
  passwordCost?: ScryptCost | undefined;
  /** What the other modules store about a person, for export and erasure. */
  personalData: readonly PersonalDataSource[];
  search: Search;
  /** The pages of the site that show prices, without language and edition; those with `product` show its prices only. */
  pricePages?: readonly { path: string; product?: string | undefined }[];
  /** The pages to which a link of a campaign may lead; articles come and go. */
  linkPages?: () => readonly LinkPageView[];
  /** The pages that may be in an experiment. */
  experimentPages?: () => readonly ExperimentPage[];
  adminChanges: AdminChanges;
  publishing: Publishing;
  /** The pages that show the words of a document, without language and edition. */
  pagesOfDocument: FindPages;
  shop: ShopServices;
  /** Logins by one press; absent but in a demonstration. */
  demoDoors?: DemoDoors;
  /** The library of pictures. */
  media: MediaDeps;
  /** What composing and sending letters stands on. */
  letters: SenderDeps;
}

/** What a call is registered on: paths are below /api, schemas are Zod. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse<IncomingMessage>,
  FastifyBaseLogger,
  ZodTypeProvider
>;
