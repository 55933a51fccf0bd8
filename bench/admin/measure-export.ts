import type { AddressInfo } from "node:net";
import type { buildApi } from "#api/http/app.ts";
import type { Row } from "../row.ts";

/** Memory that the rest of a file may take beyond what its first tenth took: it must not grow with the file. */
const exportMegabytes = 50;
const newline = 10;

/** Reads a file as fast as it comes: its rows, and how much memory that takes in this process. */
export async function measureExport(api: Awaited<ReturnType<typeof buildApi>>, path: string): Promise<Row> {
  if (!api.server.listening) await api.listen({ port: 0, host: "127.0.0.1" });
  const { port } = api.server.address() as AddressInfo;
  const what = `admin: memory added by ${path}`;
  const before = process.memoryUsage().rss;
  let peak = before;
  let peakOfTenth = before;
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
    if (lines < promised / 10) peakOfTenth = peak;
  }
  const megabytes = (value: number) => `${Math.round(value / 1_048_576)} MB`;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return {
    what,
    budget: `<= ${exportMegabytes} MB, all rows`,
    reached: `${megabytes(peakOfTenth - before)}, then ${megabytes(peak - peakOfTenth)} more for ${lines - 1} rows, ${megabytes(bytes)} in ${seconds} s`,
    met: lines - 1 === promised && peak - peakOfTenth <= exportMegabytes * 1_048_576,
  };
}
