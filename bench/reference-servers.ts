import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A response as it is sent, without what every server adds itself. */
export interface SentPage {
  body: Buffer;
  headers: [string, string][];
}

/** Whether nginx is installed. */
export const hasNginx = (): boolean => spawnSync("nginx", ["-v"]).status === 0;

/** Starts nginx with one worker, which sends the page from a file. */
export function startNginx({ body, headers }: SentPage, port: number): ChildProcess {
  const folder = mkdtempSync(join(tmpdir(), "bigsuite-nginx-"));
  mkdirSync(join(folder, "html"));
  writeFileSync(join(folder, "html/about-us"), body);
  const own = headers.filter(([name]) => !/^(content-length|content-type|etag)$/.test(name));
  const config = `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; open_file_cache max=10; keepalive_requests 1000000;
  server { listen ${port}; root ${folder}/html; default_type text/html;
    ${own.map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`).join(" ")} } }`;
  writeFileSync(join(folder, "nginx.conf"), config);
  spawnSync("chmod", ["-R", "a+rX", folder]);
  return spawn("nginx", ["-c", join(folder, "nginx.conf"), "-p", folder], { stdio: "ignore" });
}

/** Starts a Node server that does nothing but send the page. */
export function startBareNode({ body, headers }: SentPage, port: number): ChildProcess {
  const script = `const body = Buffer.from("${body.toString("base64")}", "base64");
    const head = ${JSON.stringify(Object.fromEntries(headers))};
    require("node:http").createServer((_, response) => { response.writeHead(200, head); response.end(body); }).listen(${port})`;
  return spawn("node", ["-e", script], { stdio: "ignore" });
}
