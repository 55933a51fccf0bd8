import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { build, createBuilder } from "vite";
// @ts-expect-error: plain JavaScript, so that any Node can run it
import { environment, flags } from "./server-command.mjs";

/**
 * Builds pages and server, then the back office, then compresses every text file once, at the highest quality, and compiles
 * the server's code.
 */
process.env.NODE_ENV = "production";
const builder = await createBuilder({ logLevel: "warn" });
await builder.buildApp();
await build({ configFile: "vite.admin.config.ts", logLevel: "warn" });

const textFiles = /\.(js|css|svg|json|txt)$/;
const folder = "build/client";
await Promise.all(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => textFiles.test(name) && !name.includes(".vite"))
    .map(async (name) => {
      const body = readFileSync(join(folder, name));
      writeFileSync(join(folder, `${name}.br`), await promisify(brotliCompress)(body));
      writeFileSync(join(folder, `${name}.gz`), await promisify(gzip)(body, { level: 9 }));
    }),
);
const { status } = spawnSync("node", [...flags, "scripts/compile-server.mjs"], {
  stdio: "inherit",
  env: { ...process.env, ...environment },
});
if (status !== 0) throw new Error("The server's code could not be compiled");
writeFileSync("build/finished", new Date().toISOString());
