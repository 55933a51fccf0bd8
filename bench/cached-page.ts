import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { countResponses } from "./count-responses.ts";
import { processorSeconds } from "./processor-time.ts";
import { hasNginx, type SentPage, startBareNode, startNginx } from "./reference-servers.ts";
import type { Row } from "./row.ts";
import { removeData, serve, settle } from "./served.ts";

const rounds = 21;
const secondsOfRound = 1.5;
const path = "/about-us";

interface Candidate {
  name: string;
  port: number;
  process: ChildProcess;
  /** Microseconds of processor time for a request, in each round. */
  rounds: number[];
}

/**
 * Compares the processor time of a cached page with a bare Node server's and nginx's, which send the same head and bytes.
 * They are measured in turns, in alternating order, and the median of the ratios counts: the speed of a machine changes
 * from second to second.
 */
export async function measureCachedPage(): Promise<Row[]> {
  const served = await serve({ port: 4814 });
  await settle(served);
  const page = await fetchPage(served.url + path);
  const node = candidate("bare Node", 4815, startBareNode(page, 4815));
  const nginx = hasNginx() ? candidate("nginx", 4818, startNginx(page, 4818)) : undefined;
  const own = candidate("cached page", 4814, served.process);
  await sleep(800);
  const servers = [own, node, nginx].filter((server) => server !== undefined);
  try {
    // The first round only lets the servers compile what they run.
    for (let round = 0; round <= rounds; round++) {
      for (const server of round % 2 === 0 ? servers : servers.toReversed()) await addRound(server, round === 0);
    }
  } finally {
    for (const server of [node, nginx]) server?.process.kill("SIGTERM");
    await served.stop();
    removeData(served);
  }
  const ratios = own.rounds.map((microseconds, round) => microseconds / node.rounds[round]!).sort((a, b) => a - b);
  const ratio = quantile(ratios, 0.5);
  const [low, high] = [quantile(ratios, 0.25), quantile(ratios, 0.75)];
  const figures = servers.map(
    ({ name, rounds }) =>
      `${name} ${quantile(
        rounds.sort((a, b) => a - b),
        0.5,
      ).toFixed(1)} µs`,
  );
  return [
    {
      what: `Cached page of ${page.body.length} bytes against bare Node, processor time per request`,
      budget: "<= 1.1 x",
      reached: `${ratio.toFixed(2)} x (half of the rounds ${low.toFixed(2)} to ${high.toFixed(2)}; ${figures.join(", ")})`,
      met: ratio <= 1.1,
    },
  ];
}

/** Returns the value below which a share of sorted values lies. */
const quantile = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)]!;

const candidate = (name: string, port: number, process: ChildProcess): Candidate => ({
  name,
  port,
  process,
  rounds: [],
});

async function addRound(server: Candidate, isTrial: boolean): Promise<void> {
  const before = processorSeconds(server.process.pid!);
  const responses = await countResponses(`http://localhost:${server.port}${path}`, { seconds: secondsOfRound });
  const seconds = processorSeconds(server.process.pid!) - before;
  if (!isTrial) server.rounds.push((seconds / responses) * 1e6);
}

/** Returns the compressed bytes as they are sent, with the page's own headers. */
async function fetchPage(url: string): Promise<SentPage> {
  const [response] = (await once(get(url, { headers: { "accept-encoding": "br" } }), "response")) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${url} responded with ${response.statusCode}`);
  const addedByServer = /^(date|connection|keep-alive)$/;
  const headers = Object.entries(response.headers).filter(([name]) => !addedByServer.test(name)) as [string, string][];
  return { body: await buffer(response), headers };
}
