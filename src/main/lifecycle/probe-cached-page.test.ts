import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createMetrics } from "#infra/log/metrics.server.ts";
import { longestProbe, probeCachedPage } from "./probe-cached-page.ts";

test("each request of the page is reported: its seconds, or the longest when it broke, which the histogram takes", async () => {
  let isBroken = false;
  const paths: unknown[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url);
    if (isBroken) request.socket.destroy();
    else response.end("page");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const reported: number[] = [];
  const { cachedPage } = createMetrics({ process: false });
  const { port } = server.address() as AddressInfo;
  const stop = probeCachedPage({ port, host: "127.0.0.1" }, (seconds) => {
    cachedPage.observe(seconds);
    reported.push(seconds);
  });
  await expect.poll(() => reported.length).toBe(1);
  isBroken = true;
  await expect.poll(() => reported.length).toBe(2);
  stop();
  server.close();
  expect(reported).toEqual([expect.any(Number), longestProbe]);
  expect(reported[0]).toBeLessThan(longestProbe);
  expect((await cachedPage.get()).values).toContainEqual(expect.objectContaining({ labels: { le: 1 }, value: 1 }));
  expect(new Set(paths)).toEqual(new Set(["/"]));
});
