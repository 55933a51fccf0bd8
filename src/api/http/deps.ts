import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Accounts } from "#accounts/accounts.server.ts";
import type { ScryptCost } from "#accounts/passwords/password-hash.server.ts";
import type { PersonalDataHolder } from "#accounts/person/personal-data.server.ts";
import type { Config } from "#infra/config/config.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import type { Metrics } from "#infra/log/metrics.server.ts";
import type { Search } from "#search/search.server.ts";
import type { ShopServices } from "#shop/create-shop.server.ts";
import type { ReadSignedIn } from "../auth/signed-in.ts";
import type { LogSecurity } from "./security-log.ts";

/** A page rendered for one response only. */
export interface PageRequest {
  pathname: string;
  /** Address for which it is rendered: one address must not block the others. */
  address: string;
  /** What a refused form shows. */
  state?: unknown;
  status: number;
  /** The Accept-Encoding header of the request. */
  accepts: string | string[] | undefined;
}
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}
/** Returns undefined when too many pages wait to be rendered. */
export type RenderPage = (input: PageRequest) => Promise<RenderedPage | undefined>;

/** Dependencies of the API itself and of the calls of `leads`. */
export interface CoreDeps {
  config: Config;
  db: Database;
  jobs: Jobs;
  log: Log;
  now: () => Date;
  metrics: Metrics;
  renderPage: RenderPage;
  /** Whether the program accepts requests: false while it starts or drains. */
  isServing?: () => boolean;
  /** Handles every request outside /api, with its client's address; without it they are 404. */
  site?: (request: IncomingMessage, response: ServerResponse, address: string) => void;
  /** Whether the site has a page at this path (without language and edition); events of others count as its 404. */
  isPage?: (path: string) => boolean;
}

/** Dependencies of all calls; `main/` composes them, tests replace some. */
export interface ApiDeps extends CoreDeps {
  accounts: Accounts;
  /** Returns who sends a request; throws the refusal when nobody is signed in (`signed-in.ts`). */
  signedIn: ReadSignedIn;
  logSecurity: LogSecurity;
  /** Cost of hashing a new password; the default is that of `password-hash.server.ts`. */
  passwordCost?: ScryptCost | undefined;
  /** What the domains add to the export of a person's data, and erase. */
  personalData: readonly PersonalDataHolder[];
  search: Search;
  shop: ShopServices;
}

/** What a call is registered on: paths are below /api, schemas are Zod. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse<IncomingMessage>,
  FastifyBaseLogger,
  ZodTypeProvider
>;
