import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { requestRate } from "./request-rate.ts";
import type { Row } from "./row.ts";
import { removeData, serve, settle } from "./served.ts";

/** Compares a cached page with nginx, or without nginx with a bare Node server, sending the same bytes. One core each. */
export async function measureCachedPage(): Promise<Row[]> {
  const served = await serve({ port: 4814 });
  await settle(served);
  const page = await fetchPage(`${served.url}/about-us`);
  const reference = startReference(page, 4815);
  await new Promise((resolve) => setTimeout(resolve, 800));
  try {
    const figures: Record<string, number[]> = { ours: [], theirs: [] };
    for (let round = 0; round < 3; round++) {
      figures.ours!.push(await requestRate(`${served.url}/about-us`));
      figures.theirs!.push(await requestRate("http://localhost:4815/about-us"));
    }
    const [ours, theirs] = [Math.max(...figures.ours!), Math.max(...figures.theirs!)];
    return [
      {
        what: `Cached page against ${reference.name} with the same headers and ${page.body.length} bytes (${ours} and ${theirs} requests/s)`,
        budget: reference.name === "nginx" ? ">= 0.65 x" : ">= 0.88 x",
        reached: `${(ours / theirs).toFixed(2)} x`,
        met: ours / theirs >= (reference.name === "nginx" ? 0.65 : 0.88),
      },
    ];
  } finally {
    reference.process.kill("SIGTERM");
    await served.stop();
    removeData(served);
  }
}

interface Page {
  body: Buffer;
  headers: [string, string][];
}

/** Returns the compressed bytes as they are sent, with the page's own headers. */
async function fetchPage(url: string): Promise<Page> {
  const [response] = (await once(get(url, { headers: { "accept-encoding": "br" } }), "response")) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${url} responded with ${response.statusCode}`);
  const setByServer = /^(content-length|content-type|etag|date|connection|keep-alive)$/;
  const headers = Object.entries(response.headers).filter(([name]) => !setByServer.test(name)) as [string, string][];
  return { body: await buffer(response), headers };
}

function startReference(page: Page, port: number): { name: string; process: ChildProcess } {
  const hasNginx = spawnSync("nginx", ["-v"]).status === 0;
  return hasNginx
    ? { name: "nginx", process: startNginx(page, port) }
    : { name: "a bare Node server", process: startNode(page, port) };
}

function startNginx({ body, headers }: Page, port: number): ChildProcess {
  const folder = mkdtempSync(join(tmpdir(), "bigsuite-nginx-"));
  mkdirSync(join(folder, "html"));
  writeFileSync(join(folder, "html/about-us"), body);
  const config = `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; open_file_cache max=10; keepalive_requests 1000000;
  server { listen ${port}; root ${folder}/html; default_type text/html;
    ${headers.map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`).join(" ")} } }`;
  writeFileSync(join(folder, "nginx.conf"), config);
  spawnSync("chmod", ["-R", "a+rX", folder]);
  return spawn("nginx", ["-c", join(folder, "nginx.conf"), "-p", folder], { stdio: "ignore" });
}

function startNode({ body, headers }: Page, port: number): ChildProcess {
  const head = { "content-type": "text/html", "content-length": body.length, ...Object.fromEntries(headers) };
  const script = `const body = Buffer.from("${body.toString("base64")}", "base64"); const head = ${JSON.stringify(head)};
    require("node:http").createServer((_, response) => { response.writeHead(200, head); response.end(body); }).listen(${port})`;
  return spawn("node", ["-e", script], { stdio: "ignore" });
}
