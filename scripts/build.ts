import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { build, createBuilder } from "vite";

/** Builds pages and server, then the back office, then compresses every text file once, at the highest quality. */
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
writeFileSync("build/finished", new Date().toISOString());
