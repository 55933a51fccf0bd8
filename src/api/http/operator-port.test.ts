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
