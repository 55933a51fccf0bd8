import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const hasNginx = spawnSync("nginx", ["-v"]).status === 0;

/** Starts nginx with the documented settings (deploy/nginx.conf) on a port, in front of two instances. */
export function startNginx(port: number, [first, second]: [number, number]) {
  const folder = mkdtempSync(join(tmpdir(), "bigsuite-nginx-"));
  // Its workers run as another user, and store large bodies there.
  chmodSync(folder, 0o711);
  const site = readFileSync(new URL("../../deploy/nginx.conf", import.meta.url), "utf8")
    .replace("127.0.0.1:3001", `127.0.0.1:${first}`)
    .replace("127.0.0.1:3002", `127.0.0.1:${second}`)
    .replace("listen 8080", `listen 127.0.0.1:${port}`);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temporary = paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ");
  const config = `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; } http { access_log off; ${temporary}\n${site}\n}`;
  writeFileSync(join(folder, "nginx.conf"), config);
  const server = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-p", folder], { stdio: "ignore" });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill("SIGTERM");
      if (server.exitCode === null) await once(server, "exit");
    },
  };
}
