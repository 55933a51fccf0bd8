/**
 * Checks that the lock file names the packages of every platform, without which `npm ci` fails on all of them, and that the
 * notices of third parties name what it holds.
 */
import { readFileSync } from "node:fs";
import { noticesFile, noticeTable } from "./third-party-notices.ts";

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, LockedPackage>;
};

/** Returns whether a package finds another one, in its own folder or in one around it. */
function isLocked(from: string, name: string): boolean {
  if (`${from}/node_modules/${name}` in packages || `node_modules/${name}` in packages) return true;
  const around = from.lastIndexOf("/node_modules/");
  return around > 0 && isLocked(from.slice(0, around), name);
}

const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !isLocked(path, name))
    .map((name) => `${path} needs ${name}, which the lock file lacks: choose a version that the registry has whole`),
);
for (const finding of missing) console.log(finding);
const noted = new Set(readFileSync(noticesFile, "utf8").split("\n"));
const unnoted = noticeTable()
  .split("\n")
  .filter((row) => !noted.has(row));
for (const row of unnoted) console.log(`${noticesFile} lacks: ${row} (\`npm run notices\` writes it)`);
console.log(`${Object.keys(packages).length} packages, ${missing.length} missing, ${unnoted.length} without a notice.`);
process.exit(missing.length + unnoted.length === 0 ? 0 : 1);
