import { mkdirSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

const root = join(import.meta.dirname, "../..");

/** Builds the process that sends letters, since Node does not read the JSX of mails; returns its file. */
export async function buildLetterProcess(): Promise<URL> {
  // Below the project, where its packages are found.
  const parent = join(root, "node_modules/.cache");
  mkdirSync(parent, { recursive: true });
  const outDir = mkdtempSync(join(parent, "letter-process-"));
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: { ssr: join(import.meta.dirname, "letter-process.ts"), outDir, target: "es2023", emptyOutDir: false },
  });
  return pathToFileURL(join(outDir, "letter-process.js"));
}
