import { mkdirSync, mkdtempSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

const root = join(import.meta.dirname, "../..");

/** Builds the process that sends letters; returns its file. */
export const buildLetterProcess = (): Promise<URL> => buildProcess(join(import.meta.dirname, "letter-process.ts"));

/** Builds a program of the tests, since Node does not read JSX; returns its file. */
export async function buildProcess(script: string): Promise<URL> {
  const name = basename(script, ".ts");
  // Below the project, where its packages are found.
  const parent = join(root, "node_modules/.cache");
  mkdirSync(parent, { recursive: true });
  const outDir = mkdtempSync(join(parent, `${name}-`));
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: { ssr: script, outDir, target: "es2023", emptyOutDir: false },
  });
  return pathToFileURL(join(outDir, `${name}.js`));
}
