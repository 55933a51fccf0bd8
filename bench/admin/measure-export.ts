import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { buildApi } from "#api/http/app.ts";
import type { Row } from "../row.ts";

/** Memory in use that may be added after the first tenth of a file: it must not grow with the file. */
const exportMegabytes = 20;
const newline = 10;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Returns the memory in use. Without a collection it would be mostly rows already sent, up to a limit that V8 chooses. */
function memoryInUse(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Reads a file as fast as it comes: its rows, and how much memory is in use after each tenth of them. */
export async function measureExport(api: Awaited<ReturnType<typeof buildApi>>, path: string): Promise<Row> {
  if (!api.server.listening) await api.listen({ port: 0, host: "127.0.0.1" });
  const { port } = api.server.address() as AddressInfo;
  const what = `admin: memory added by ${path}`;
  const before = memoryInUse();
  const ofTenths: number[] = [];
  let peak = 0;
  let bytes = 0;
  let lines = 0;
  const response = await fetch(`http://127.0.0.1:${port}/api/admin${path}`, {
    // Somebody who has given the second factor a moment ago, as a large export needs; another one in each run.
    headers: { authorization: `Bearer admin:export-${Date.now()}` },
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    return { what, budget: "", reached: `not measured: it responds ${response.status}` };
  }
  const began = performance.now();
  const promised = Number(response.headers.get("x-total-rows"));
  for await (const chunk of response.body!) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === newline) lines++;
    peak = Math.max(peak, process.memoryUsage().rss);
    if (lines >= (promised * (ofTenths.length + 1)) / 10) ofTenths.push(memoryInUse());
  }
  const first = ofTenths[0] ?? before;
  const added = Math.max(...ofTenths) - first;
  const megabytes = (value: number) => `${Math.round(value / 1_048_576)} MB`;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return {
    what,
    budget: `<= ${exportMegabytes} MB, all rows`,
    reached: `${megabytes(first - before)}, then ${megabytes(added)} more for ${lines - 1} rows, ${megabytes(bytes)} in ${seconds} s, resident at most ${megabytes(peak)}`,
    met: lines - 1 === promised && added <= exportMegabytes * 1_048_576,
  };
}
