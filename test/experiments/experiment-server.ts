import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { buildApi } from "#api/http/app.ts";
import { createRunningExperiments } from "#growth/experiments/running/running-experiments.server.ts";
import type { OpenDatabase } from "#infra/database/database-connection.server.ts";
import { prepareStoreLead } from "#leads/requests/store-lead.server.ts";
import { createPageServer } from "#page-server/page-handler.ts";
import { createShop } from "#shop/create-shop.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import type { SiteServices } from "#site/site-services.ts";
import { createHttpServer } from "../../src/main/http/http-server.ts";
import { testDeps } from "../support/api.ts";
import { namedLogin } from "../support/shop-api.ts";

interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface ExperimentServer {
  send(method: "GET" | "POST", path: string, headers?: Record<string, string>, body?: object): Promise<Reply>;
  /** Writes what is buffered. */
  close(): Promise<void>;
}

const unlimited = Object.fromEntries(
  ["CALLS", "CONTACT", "FORMS", "EVENTS"].map((name) => [`RATE_LIMIT_${name}`, "100000000"]),
);

/** Returns a folder with a stylesheet: pages are cached where files are built. */
function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "bigsuite-client-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/site.css"), "body{color:red}");
  return folder;
}

/**
 * Serves pages and calls as the whole suite does, on a clock of the caller's. Of a page's HTML it draws the parts that say
 * which arm it shows.
 */
export async function startExperimentServer(base: OpenDatabase, now: () => Date): Promise<ExperimentServer> {
  const { db } = base;
  await seedShop(db, now());
  await prepareStoreLead(db);
  const experiments = createRunningExperiments(
    db,
    async () => new Map(),
    () => {},
  );
  await experiments.reload();
  const env = { NODE_ENV: "production", PAYMENT_PROVIDER: "simulator", ...unlimited };
  const deps = testDeps(db, { now, experiments, authenticate: namedLogin(db) }, env);
  const shop = createShop({ config: deps.config, company: deps.config.companyDefaults, db, jobs: deps.jobs, now });
  const pages = await createPageServer({
    config: deps.config,
    log: deps.log,
    clientFolder: builtFolder(),
    renderHtml: async ({ row }, { change }) =>
      `<html data-edition="${change?.edition ?? "v1"}" data-arm="${change?.arm ?? ""}"><body>${row.path}</body></html>`,
    pictureFiles: { read: async () => undefined, forget() {} },
    services: { origin: "http://a.test", listed: true, now } as unknown as SiteServices,
    experiments,
  });
  const api = await buildApi(
    { ...deps, shop },
    { serverFactory: (handler) => createHttpServer({ ...deps, api: handler, pages }) },
  );
  await api.listen({ port: 0, host: "127.0.0.1" });
  const { port } = api.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });

  return {
    send: (method, path, headers = {}, body) =>
      new Promise((resolve, reject) => {
        const payload = body && JSON.stringify(body);
        const type = payload === undefined ? {} : { "content-type": "application/json" };
        const sent = request(
          { port, host: "127.0.0.1", method, path, agent, headers: { ...headers, ...type } },
          (got) => {
            const reply = { status: got.statusCode!, headers: got.headers };
            text(got).then((read) => resolve({ ...reply, body: read }), reject);
          },
        );
        sent.on("error", reject);
        sent.end(payload);
      }),
    async close() {
      agent.destroy();
      await api.close();
    },
  };
}
