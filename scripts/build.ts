import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { build, createBuilder, createLogger } from "vite";
// @ts-expect-error: plain JavaScript, so that any Node can run it
import { environment, flags } from "./server-command.mjs";
// @ts-expect-error: the same
import { step } from "./step.mjs";

/**
 * Builds pages and server, then the back office, then compresses every text file once, at the highest quality, and compiles
 * the server's code.
 */
process.env.NODE_ENV = "production";
const customLogger = createLogger("warn");
const { warn } = customLogger;
// Lightning CSS does not know this pseudo-class of CSS Overflow 5 yet; it writes it as it is.
customLogger.warn = (message, options) => message.includes("'target-current'") || warn(message, options);
await step("Building pages and server", async () =>
  (await createBuilder({ customLogger, logLevel: "warn" })).buildApp(),
);
await step("Building the back office", () =>
  build({ configFile: "vite.admin.config.ts", customLogger, logLevel: "warn" }),
);
await step("Compressing files", compressFiles);
await step("Compiling the server", compileServer);
writeFileSync("build/edition.json", JSON.stringify({ version: readVersion(), commit: readCommit() }));
writeFileSync("build/finished", new Date().toISOString());

function readVersion(): string {
  return JSON.parse(readFileSync("package.json", "utf8")).version;
}

/** Returns the commit that is built, where there is a repository; a container image is told (BUILD_COMMIT). */
function readCommit(): string {
  if (process.env.BUILD_COMMIT) return process.env.BUILD_COMMIT;
  try {
    return execFileSync("git", ["rev-parse", "--short=12", "HEAD"], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "";
  }
}

async function compressFiles(): Promise<void> {
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
}

async function compileServer(): Promise<void> {
  const child = spawn("node", [...flags, "scripts/compile-server.mjs"], {
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  const [status] = await once(child, "exit");
  if (status !== 0) throw new Error("The server's code could not be compiled");
}
