import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { probeCachedPage } from "./probe-cached-page.ts";

test("each request of the page is reported: its seconds, or that it was not answered", async () => {
  let isBroken = false;
  const paths: unknown[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url);
    if (isBroken) request.socket.destroy();
    else response.end("page");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const reported: number[] = [];
  const { port } = server.address() as AddressInfo;
  const stop = probeCachedPage({ port, host: "127.0.0.1" }, (seconds) => reported.push(seconds));
  await expect.poll(() => reported.length).toBe(1);
  isBroken = true;
  await expect.poll(() => reported.length).toBe(2);
  stop();
  server.close();
  expect(reported).toEqual([expect.any(Number), Number.POSITIVE_INFINITY]);
  expect(reported[0]).toBeLessThan(Number.POSITIVE_INFINITY);
  expect(new Set(paths)).toEqual(new Set(["/"]));
});
