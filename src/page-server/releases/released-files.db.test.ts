import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#infra/config/config.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import type { SiteServices } from "#site/site-services.ts";
import { openMigratedPglite } from "../../../test/support/databases.ts";
import { createPageServer } from "../page-handler.ts";

let base: OpenDatabase;
let clock = new Date("2026-11-20T05:00:00Z");
let statements = 0;
const servers: Server[] = [];

beforeAll(async () => {
  base = await openMigratedPglite();
});
afterAll(async () => {
  for (const server of servers) server.close();
  await base.close();
});

/** Counts the statements that a database is given. */
const counted = (db: Database): Database =>
  db.withPlugin({
    transformQuery({ node }) {
      statements++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });

const scriptOf = (name: string) => `export const release = "${name}"; ${"more(); ".repeat(300)}`;
const font = Buffer.from("no compressible file");

/** Starts an instance of a release, whose build has a script and a font of its own, a shared script and many others. */
async function startRelease(name: string) {
  const clientFolder = mkdtempSync(join(tmpdir(), "bigsuite-release-"));
  const write = (path: string, body: string | Buffer) => writeFileSync(join(clientFolder, path), body);
  for (const folder of ["assets", "admin-assets"]) mkdirSync(join(clientFolder, folder));
  write(`assets/page-${name}.js`, scriptOf(name));
  write(`assets/inter-${name}.woff2`, font);
  write(`admin-assets/app-${name}.css`, "p { color: red }");
  write("assets/shared-1.js", "export {};");
  write("robots.txt", name);
  for (let number = 0; number < 120; number++) write(`assets/chunk-${number}-${name}.js`, `export default ${number};`);
  const config = readConfig({ NODE_ENV: "production" });
  const now = () => clock;
  const pages = await createPageServer({
    config,
    log: silentLog as never,
    clientFolder,
    db: counted(base.db),
    renderHtml: async () => "<html><body>page</body></html>",
    pictureFiles: { read: async () => undefined, forget() {} },
    services: { origin: "http://a.test", listed: config.listed, now } as SiteServices,
  });
  const server = createServer((request, response) => {
    if (!pages.sendCached(request, response)) pages.handle(request, response, "127.0.0.1");
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    store: pages.storeFiles,
    get: (path: string, encoding = "br") =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { "accept-encoding": encoding } }),
  };
}

const passTime = () => {
  clock = new Date(clock.getTime() + 60_000);
};

test("an instance of each release has the files of the other one, as it has its own", async () => {
  const one = await startRelease("one");
  const two = await startRelease("two");
  expect((await two.get("/assets/page-one.js")).status).toBe(404);
  await one.store();
  passTime();
  await two.store();
  // It has just looked, and looks again after a second.
  await expect.poll(async () => (await two.get("/assets/page-one.js")).status).toBe(200);

  for (const [of, by, name] of [
    [one, two, "one"],
    [two, one, "two"],
  ] as const) {
    for (const encoding of ["br", "gzip", "identity"]) {
      const own = await of.get(`/assets/page-${name}.js`, encoding);
      const others = await by.get(`/assets/page-${name}.js`, encoding);
      expect(others.status).toBe(200);
      expect(await others.text()).toBe(scriptOf(name));
      const { date: _, ...headers } = Object.fromEntries(others.headers);
      if (encoding !== "gzip") expect(Object.fromEntries(own.headers)).toMatchObject(headers);
      expect(headers).toMatchObject({
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
        vary: "Accept-Encoding",
      });
    }
    const otherFont = await by.get(`/assets/inter-${name}.woff2`);
    expect(Buffer.from(await otherFont.arrayBuffer())).toEqual(font);
    expect(otherFont.headers.get("content-type")).toBe("font/woff2");
    expect(otherFont.headers.has("content-encoding")).toBe(false);
    expect((await by.get(`/admin-assets/app-${name}.css`)).status).toBe(200);
  }
  // Files without a hash are of the release that answers.
  expect(await (await two.get("/robots.txt")).text()).toBe("two");
});

test("names that no release has cost no statements, and a file is read once", async () => {
  const { get } = await startRelease("three");
  expect((await get("/assets/page-one.js")).status).toBe(200);
  statements = 0;
  for (let number = 0; number < 300; number++) await get("/assets/page-one.js");
  expect(statements).toBe(0);
  const began = performance.now();
  for (let number = 0; number < 300; number++) {
    const response = await get(`/assets/invented-${number}.js`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
  }
  // At most one a second.
  expect(statements).toBeLessThanOrEqual(2 + (performance.now() - began) / 1000);
});

test("the newest three releases are stored: a start, also of an older one, makes it the newest", async () => {
  const count = async () =>
    Object.fromEntries(
      (
        await base.db
          .selectFrom("released_files")
          .select(({ fn }) => ["release", fn.countAll<string>().as("files")])
          .groupBy("release")
          .execute()
      ).map(({ release, files }) => [release, Number(files)]),
    );
  const started = async () =>
    (await base.db.selectFrom("releases").select("release").orderBy("started_at", "desc").execute()).map(
      ({ release }) => release,
    );
  const [two, one] = await started();
  expect(await count()).toEqual({ [one!]: 124, [two!]: 124 });
  passTime();
  await (await startRelease("three")).store();
  passTime();
  // Back to the second.
  const again = await startRelease("two");
  await again.store();
  statements = 0;
  await again.store();
  expect(statements).toBeLessThan(4);
  expect(await started()).toEqual([two, expect.any(String), one]);
  passTime();
  await (await startRelease("four")).store();
  expect((await started()).includes(one!)).toBe(false);
  expect(Object.values(await count())).toEqual([124, 124, 124]);
});

test("what an interrupted start has not stored is stored by the next one", async () => {
  const last = await startRelease("four");
  const { release } = await base.db
    .updateTable("releases")
    .set({ is_stored: false })
    .where("started_at", "=", clock)
    .returning("release")
    .executeTakeFirstOrThrow();
  await base.db.deleteFrom("released_files").where("release", "=", release).where("path", "like", "%1%").execute();
  await last.store();
  const rows = await base.db.selectFrom("released_files").select("path").where("release", "=", release).execute();
  expect(rows).toHaveLength(124);
});
