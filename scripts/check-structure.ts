/**
 * Checks the rules of CONTRIBUTING.md about the size of files, the names of folders and of state setters, limits of time, who
 * writes a table, and where queries are.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { foreignWrites } from "./table-owners.ts";

const longestFile = 400;
const vagueFolders = /(^|\/)(utils?|helpers?|misc|common)\//;

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "src", "test", "e2e", "bench", "scripts"], {
  encoding: "utf8",
})
  .trim()
  .split("\n");
const sources = files
  .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path) && !path.includes("/generated/"))
  .flatMap((path) => readIfPresent(path));

function readIfPresent(path: string): { path: string; text: string; lines: number }[] {
  try {
    const text = readFileSync(path, "utf8");
    return [{ path, text, lines: text.split("\n").length - 1 }];
  } catch {
    return []; // Deleted, but not committed yet
  }
}

const findings = [
  ...checkFolders(),
  ...checkFiles(),
  ...checkSetters(),
  ...checkWaits(),
  ...checkQueries(),
  ...foreignWrites(sources),
];
const sizes = sources.filter(({ path }) => path.startsWith("src/") && !path.endsWith(".css")).map(({ lines }) => lines);
const quantile = (share: number) => sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length * share)] ?? 0;
for (const finding of findings) console.log(finding);
console.log(
  `${sizes.length} files in src: median ${quantile(0.5)} lines, p90 ${quantile(0.9)}, longest ${Math.max(...sizes)}.`,
);
process.exit(findings.length === 0 ? 0 : 1);

function checkFolders(): string[] {
  return sources
    .filter(({ path }) => vagueFolders.test(path))
    .map(({ path }) => `${path}: a folder named "utils", "helpers", "misc" or "common" does not say what is inside`);
}

function checkFiles(): string[] {
  return sources
    .filter(({ lines }) => lines > longestFile)
    .map(({ path, lines }) => `${path} has ${lines} lines, more than ${longestFile}`);
}

/** Checks that state pairs are `[x, setX]`. */
function checkSetters(): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(/const \[(\w+), (\w+)\] = (?:React\.)?useState\b/g)]
      .filter(([, value, setter]) => setter !== `set${value![0]!.toUpperCase()}${value!.slice(1)}`)
      .map(([, value, setter]) => `${path}: the state pair [${value}, ${setter}] is not named [x, setX]`),
  );
}

/** Checks that tests wait for as long as vitest.config.ts says: what has a limit of its own, or the default second, fails on a busy machine. */
function checkWaits(): string[] {
  const own = /\bvi\.wait(?:For|Until)\(|\.poll\((?:(?!\.to[A-Z])[^;])*\btimeout: \d/;
  return sources
    .filter(({ path, text }) => /^(src|test)\/.*\.tsx?$/.test(path) && own.test(text))
    .map(
      ({ path }) => `${path}: waits by a limit of its own; use expect.poll, or a loop with a pause where it is no test`,
    );
}

/** Checks that calls parse, ask a domain or `src/desk`, and answer: queries are not theirs. */
function checkQueries(): string[] {
  const query = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`/;
  return sources
    .filter(({ path, text }) => /^src\/api\/.*\.ts$/.test(path) && !path.endsWith(".test.ts") && query.test(text))
    .map(({ path }) => `${path}: has a query; it belongs to its domain, or to src/desk when it crosses domains`);
}
