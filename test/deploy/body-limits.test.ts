import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { registerCalls } from "#api/calls.ts";
import { buildApi } from "#api/http/app.ts";
import { bodyLimits } from "#api/http/bodies.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import { streamInterval } from "#api/http/event-stream.ts";
import { describeProblem } from "#api/http/problem.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { keepAliveTimeout } from "#main/http/http-server.ts";
import { testDeps } from "../support/api.ts";
import { freePort } from "../support/free-port.ts";
import { hasNginx, startNginx } from "../support/nginx.ts";

const read = (path: string) => readFileSync(new URL(`../../deploy/${path}`, import.meta.url), "utf8");

/** The largest body of each call, in bytes, by its path; without the configuration's own values, so with the default ones. */
const limits = new Map<string, number>();

beforeAll(async () => {
  const app = await buildApi(testDeps({} as Database), {
    calls: async (api, deps) => {
      api.addHook("onRoute", ({ url, bodyLimit = bodyLimits.usual }) => void limits.set(url, bodyLimit));
      await registerCalls(api, deps as ApiDeps);
    },
  });
  await app.close();
});

/** Returns the bytes of a size as nginx and its ingress write it. */
function bytes(size: string): number {
  const [, number = "", unit = ""] = /^(\d+)([km]?)$/.exec(size) ?? [];
  return Number(number) * { "": 1, k: 1024, m: 1024 ** 2 }[unit]!;
}

/** The call by which customers upload files, the only one of theirs that takes more than a form. */
const upload = "/api/help-files";

/** Expects that each call gets the body that it accepts, and that visitors cannot send more than their largest form. */
function expectLimits(usual: number, admin: number, file: number): void {
  const isAdmin = (url: string) => url.startsWith("/api/admin/");
  const ofVisitors = [...limits].filter(([url]) => !isAdmin(url) && url !== upload).map(([, limit]) => limit);
  expect(usual).toBe(Math.max(...ofVisitors));
  expect(file).toBe(limits.get(upload));
  const refused = [...limits].filter(([url, limit]) => isAdmin(url) && limit > admin);
  expect(refused).toEqual([]);
}

test("every proxy lets the bodies through that the calls accept", () => {
  expect(limits.size).toBeGreaterThan(200);
  const nginx = read("nginx.conf");
  const ofServer = /^ {2}client_max_body_size (\w+);/m.exec(nginx)![1]!;
  const ofAdmin = /location \/api\/admin\/ \{[^}]*client_max_body_size (\w+);/.exec(nginx)![1]!;
  const ofFile = /location = \/api\/help-files \{[^}]*client_max_body_size (\w+);/.exec(nginx)![1]!;
  expect(nginx.match(/client_max_body_size/g)).toHaveLength(3);
  expectLimits(bytes(ofServer), bytes(ofAdmin), bytes(ofFile));

  const ingresses = parseAllDocuments(read("kubernetes/base/service.yaml"))
    .map((document) => document.toJS())
    .filter(({ kind }) => kind === "Ingress");
  const annotations = (path: string) =>
    ingresses.find(({ spec }) => spec.rules[0].http.paths[0].path === path).metadata.annotations;
  const ofIngress = (path: string) => bytes(annotations(path)["nginx.ingress.kubernetes.io/proxy-body-size"]);
  expectLimits(ofIngress("/"), ofIngress("/api/admin"), ofIngress(upload));

  const timeouts = [/proxy_read_timeout (\d+)s;/.exec(nginx)![1]];
  for (const path of ["/", "/api/admin", upload])
    timeouts.push(annotations(path)["nginx.ingress.kubernetes.io/proxy-read-timeout"]);
  // A stream is silent for one interval, and late when the instance is busy.
  for (const seconds of timeouts) expect(Number(seconds) * 1000).toBeGreaterThan(3 * streamInterval);

  expect(read("Caddyfile").replace(/^#.*$/gm, "")).not.toMatch(/request_body|max_size|read_timeout/);
});

test.runIf(hasNginx)(
  "nginx passes large bodies to the back office, files to their call, and refuses others as an instance does",
  async () => {
    // As an instance does: nginx would send to a connection that closes at the same moment, and a POST is not repeated.
    const upstream = createServer({ keepAliveTimeout }, async (request, response) => {
      response.end(String((await buffer(request)).length));
    }).listen(0, "127.0.0.1");
    await once(upstream, "listening");
    const { port } = upstream.address() as AddressInfo;
    const nginx = startNginx(await freePort(), [port, port]);
    const post = (path: string, size: number, language: string) =>
      fetch(nginx.url + path, { method: "POST", body: Buffer.alloc(size), headers: { "accept-language": language } });
    await expect
      .poll(() =>
        post("/", 1, "id").then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);

    for (const path of ["/api/admin/media", "/api/admin/content/documents/id/index/draft"])
      expect(await (await post(path, 15_000_000, "id")).text()).toBe("15000000");
    expect(await (await post(`${upload}?id=1`, 10 * 1024 * 1024, "id")).text()).toBe(String(10 * 1024 * 1024));
    expect((await post(upload, 10 * 1024 * 1024 + 1, "id")).status).toBe(413);
    expect(await (await post("/api/contact-us", 64 * 1024, "id")).text()).toBe("65536");
    for (const locale of ["id", "en"] as const) {
      const refused = await post("/api/contact-us", 64 * 1024 + 1, locale);
      expect(refused.status).toBe(413);
      expect(refused.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
      expect(await refused.json()).toEqual(describeProblem(413, "body_too_large", locale));
    }
    await nginx.stop();
    upstream.close();
  },
);
