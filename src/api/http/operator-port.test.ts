import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import type { Database } from "#infra/database/tables.server.ts";
import { testDeps } from "../../../test/support/api.ts";
import { openOperatorPort } from "./operator-port.ts";

test.each([
  [{}, "127.0.0.1"],
  [{ OPERATOR_HOST: "0.0.0.0" }, "0.0.0.0"],
])("with %j the operator's port listens on %s", async (env, host) => {
  const server = await openOperatorPort(0, testDeps({} as Database, {}, env));
  const { address, port } = server.address() as AddressInfo;
  expect(address).toBe(host);
  const metrics = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(await metrics.text()).toContain("bigsuite_http_request_seconds");
  for (const method of ["POST", "DELETE"]) {
    const refused = await fetch(`http://127.0.0.1:${port}/metrics`, { method });
    expect([refused.status, refused.headers.get("allow"), await refused.text()]).toEqual([405, "GET, HEAD", ""]);
  }
  server.close();
});

test("on loopback the operator's port answers to no other name, so that no page in a browser reads it", async () => {
  const server = await openOperatorPort(0, testDeps({} as Database));
  const { port } = server.address() as AddressInfo;
  const ask = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request({ port, host: "127.0.0.1", path: "/metrics", headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .once("error", reject)
        .end();
    });
  expect(await ask(`localhost:${port}`)).toBe(200);
  expect(await ask(`127.0.0.1:${port}`)).toBe(200);
  expect(await ask("rebound.evil.example")).toBe(421);
  expect(await ask("127.0.0.1.evil.example")).toBe(421);
  server.close();
});
