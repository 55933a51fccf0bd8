import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { SampleLanguage } from "#site/pages/docs/samples/sample-request.ts";

interface Program {
  command: string;
  extension: string;
  /** Arguments that check a file without running it. */
  check: string[];
}

const programs: Record<SampleLanguage, Program> = {
  sh: { command: "sh", extension: "sh", check: ["-n"] },
  js: { command: process.execPath, extension: "mjs", check: ["--check"] },
  py: { command: "python3", extension: "py", check: ["-m", "py_compile"] },
  php: { command: "php", extension: "php", check: ["-l"] },
};

/** Returns whether this machine can run a language; samples of curl also take jq. */
export function isInstalled(language: SampleLanguage): boolean {
  const runs = (command: string) => spawnSync(command, ["--version"]).status === 0;
  return language === "sh" ? runs("curl") && runs("jq") : runs(programs[language].command);
}

const run = promisify(execFile);
let count = 0;

/** Runs a sample in a folder of its own and returns what it printed; throws when it fails, unless `mayFail`. */
export async function runSample(
  language: SampleLanguage,
  code: string,
  { env = {}, check = false, mayFail = false }: { env?: NodeJS.ProcessEnv; check?: boolean; mayFail?: boolean } = {},
): Promise<string> {
  const { command, extension, check: checking } = programs[language];
  const folder = mkdtempSync(join(tmpdir(), "bigsuite-sample-"));
  const file = join(folder, `sample-${count++}.${extension}`);
  writeFileSync(file, code);
  const options = { cwd: folder, env: { ...process.env, ...env }, timeout: 30_000 };
  try {
    const { stdout } = await run(command, [...(check ? checking : []), file], options);
    return stdout;
  } catch (error) {
    if (!mayFail) throw error;
    return "";
  }
}
