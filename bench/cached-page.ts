import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import type { Row } from "./row.ts";
import { removeData, serve, settle } from "./served.ts";

/** A kept page against nginx, or where there is none a bare Node server, sending the same bytes. One core each. */
export async function measureCachedPage(): Promise<Row[]> {
  const served = await serve({ port: 4814 });
  await settle(served);
  const response = await fetch(`${served.url}/about-us`, { headers: { "accept-encoding": "br" } });
  const length = Number(response.headers.get("content-length"));
  await response.arrayBuffer();
  const rival = startRival(Buffer.alloc(length, "x"), 4815);
  await new Promise((resolve) => setTimeout(resolve, 800));
  try {
    const figures: Record<string, number[]> = { ours: [], theirs: [] };
    for (let round = 0; round < 3; round++) {
      figures.ours!.push(await rate(`${served.url}/about-us`));
      figures.theirs!.push(await rate("http://localhost:4815/about-us"));
    }
    const [ours, theirs] = [Math.max(...figures.ours!), Math.max(...figures.theirs!)];
    return [
      {
        what: `Kept page against ${rival.name} with the same ${length} bytes (${ours} and ${theirs} requests/s)`,
        budget: rival.name === "nginx" ? ">= 0.65 x" : ">= 0.88 x",
        reached: `${(ours / theirs).toFixed(2)} x`,
        met: ours / theirs >= (rival.name === "nginx" ? 0.65 : 0.88),
      },
    ];
  } finally {
    rival.process.kill("SIGTERM");
    await served.stop();
    removeData(served);
  }
}

async function rate(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 32, duration: 4, headers: { "accept-encoding": "br" } });
  return Math.round(result["2xx"] / result.duration);
}

function startRival(body: Buffer, port: number): { name: string; process: ChildProcess } {
  const hasNginx = spawnSync("nginx", ["-v"]).status === 0;
  return hasNginx
    ? { name: "nginx", process: startNginx(body, port) }
    : { name: "a bare Node server", process: startNode(body.length, port) };
}

function startNginx(body: Buffer, port: number): ChildProcess {
  const folder = mkdtempSync(join(tmpdir(), "bigsuite-nginx-"));
  mkdirSync(join(folder, "html"));
  writeFileSync(join(folder, "html/about-us"), body);
  const config = `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; open_file_cache max=10; keepalive_requests 1000000;
  server { listen ${port}; root ${folder}/html; default_type text/html; add_header Content-Encoding br; } }`;
  writeFileSync(join(folder, "nginx.conf"), config);
  spawnSync("chmod", ["-R", "a+rX", folder]);
  return spawn("nginx", ["-c", join(folder, "nginx.conf"), "-p", folder], { stdio: "ignore" });
}

function startNode(length: number, port: number): ChildProcess {
  const script = `const body = Buffer.alloc(${length}, "x"); require("node:http").createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html", "content-length": ${length} }); response.end(body); }).listen(${port})`;
  return spawn("node", ["-e", script], { stdio: "ignore" });
}
