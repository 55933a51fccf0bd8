import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * `npm run notices`: writes `THIRD-PARTY-NOTICES.md`, which names each package that serving needs with its version and
 * licence, from the lock file, and holds their licence texts, from what is installed. `scripts/check-lock.ts` compares the
 * table, so a package that is added or updated without its notice fails.
 */
export const noticesFile = "THIRD-PARTY-NOTICES.md";

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  /** Needed in production by nobody but as a peer that may be missing. */
  devOptional?: boolean;
}

/** Packages of development of which parts are in what is served: fonts, styles, the outlines of the map. */
const alsoShipped = [
  "@fontsource-variable/inter",
  "@fontsource-variable/jetbrains-mono",
  "@fontsource-variable/plus-jakarta-sans",
  "tailwindcss",
  "world-atlas",
];

/** Licences of packages that do not state theirs in package.json but in a file. */
const unstated: Record<string, string> = { "png-js": "MIT" };

interface Shipped {
  path: string;
  name: string;
  row: string;
}

function listShipped(): Shipped[] {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, LockedPackage> };
  const rows = new Map<string, Shipped>();
  for (const [path, { version, license, dev, devOptional }] of Object.entries(lock.packages)) {
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    if (path === "" || ((dev || devOptional) && !alsoShipped.includes(name))) continue;
    const licence = license ?? unstated[name];
    if (!licence) throw new Error(`${name} states no licence: read its files, then add it to \`unstated\``);
    const row = `| ${name} | ${version} | ${licence} |`;
    if (!rows.has(row) || existsSync(path)) rows.set(row, { path, name: `${name} ${version}`, row });
  }
  return [...rows.values()].sort((one, other) => (one.row < other.row ? -1 : 1));
}

/** Returns the table of packages, which depends on the lock file alone. */
export function noticeTable(): string {
  return ["| Package | Version | Licence |", "|---|---|---|", ...listShipped().map(({ row }) => row)].join("\n");
}

/** Returns the licence and notice files of an installed package. */
function readTexts(path: string): string[] {
  if (!existsSync(path)) return []; // A package for another platform
  return readdirSync(path)
    .filter((name) => /^(licen[cs]e|copying|notice|ofl)/i.test(name) && !/\.(js|ts|json|html)$/.test(name))
    .sort()
    .map((name) => readFileSync(join(path, name), "utf8").replaceAll("\r\n", "\n").trim());
}

const isCopyright = (line: string) =>
  /^\W*(copyright|©|\(c\))/i.test(line) && !/^\W*copyright (notice|owner|holder)/i.test(line);

/** Returns the texts, each once, with the packages they belong to and their copyright lines. */
function licenceTexts(): string {
  const texts = new Map<string, { text: string; owners: string[] }>();
  for (const { name, path } of listShipped()) {
    for (const file of readTexts(path)) {
      const lines = file.split("\n").map((line) => line.trimEnd());
      // A licence of a page has its owner in a line of its own; longer ones speak of copyright in the middle of their terms.
      const isShort = lines.length < 60;
      const text = lines.filter((line) => !isShort || !isCopyright(line)).join("\n");
      const key = text
        .toLowerCase()
        .replace(/the mit license(?: \(mit\))?|mit license|[\W_]+/g, " ")
        .trim();
      const entry = texts.get(key) ?? { text: text.replace(/\n{3,}/g, "\n\n").trim(), owners: [] };
      const copyrights = isShort ? lines.filter(isCopyright).map((line) => line.trim()) : [];
      entry.owners.push([name, ...copyrights].join("; "));
      texts.set(key, entry);
    }
  }
  return [...texts.values()]
    .map(({ text, owners }) => `${owners.map((owner) => `- ${owner}`).join("\n")}\n\n\`\`\`\n${text}\n\`\`\`\n`)
    .join("\n---\n\n");
}

if (import.meta.main) {
  const introduction =
    "BigSuite contains or runs on these packages. Below the table are the licence texts that they ship, each once; where a " +
    "package ships none, its licence is the one at `https://spdx.org/licenses/` by the name in the table.";
  const sections = ["# Third-party notices", introduction, noticeTable(), "## Licence texts", licenceTexts()];
  writeFileSync(noticesFile, sections.join("\n\n"));
}
