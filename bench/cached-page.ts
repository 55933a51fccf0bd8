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

const rounds = 12;
const secondsOfRound = 2;
const path = "/about-us";

interface Candidate {
  name: string;
  port: number;
  process: ChildProcess;
  /** Of all rounds. */
  seconds: number;
  responses: number;
}

/**
 * Compares the processor time of a cached page with a bare Node server's and nginx's, which send the same head and bytes.
 * They are measured in turns, since the machine may do other work meanwhile.
 */
export async function measureCachedPage(): Promise<Row[]> {
  const served = await serve({ port: 4814 });
  await settle(served);
  const page = await fetchPage(served.url + path);
  const node = candidate("bare Node", 4815, startBareNode(page, 4815));
  const nginx = hasNginx() ? candidate("nginx", 4818, startNginx(page, 4818)) : undefined;
  const own = candidate("cached page", 4814, served.process);
  await sleep(800);
  try {
    for (let round = 0; round < rounds; round++) {
      for (const server of [own, node, nginx]) if (server) await addRound(server);
    }
  } finally {
    for (const server of [node, nginx]) server?.process.kill("SIGTERM");
    await served.stop();
    removeData(served);
  }
  const ratio = microseconds(own) / microseconds(node);
  const figures = [own, node, nginx].flatMap((server) =>
    server ? `${server.name} ${microseconds(server).toFixed(1)} µs` : [],
  );
  return [
    {
      what: `Cached page of ${page.body.length} bytes against bare Node, processor time per request`,
      budget: "<= 1.1 x",
      reached: `${ratio.toFixed(2)} x (${figures.join(", ")})`,
      met: ratio <= 1.1,
    },
  ];
}

const candidate = (name: string, port: number, process: ChildProcess): Candidate => ({
  name,
  port,
  process,
  seconds: 0,
  responses: 0,
});

async function addRound(server: Candidate): Promise<void> {
  const before = processorSeconds(server.process.pid!);
  server.responses += await countResponses(`http://localhost:${server.port}${path}`, { seconds: secondsOfRound });
  server.seconds += processorSeconds(server.process.pid!) - before;
}

/** Returns the processor time of a request. */
const microseconds = ({ seconds, responses }: Candidate): number => (seconds / responses) * 1e6;

/** Returns the compressed bytes as they are sent, with the page's own headers. */
async function fetchPage(url: string): Promise<SentPage> {
  const [response] = (await once(get(url, { headers: { "accept-encoding": "br" } }), "response")) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${url} responded with ${response.statusCode}`);
  const addedByServer = /^(date|connection|keep-alive)$/;
  const headers = Object.entries(response.headers).filter(([name]) => !addedByServer.test(name)) as [string, string][];
  return { body: await buffer(response), headers };
}
