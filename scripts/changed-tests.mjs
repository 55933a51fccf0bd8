/**
 * Finds what a change can reach, for `npm test -- changed [commit]`. Vitest and Playwright follow imports by themselves; here
 * are the rules for what is read or started at run time, and for journeys, which see the sources through the built server.
 */
import { spawnSync } from "node:child_process";
import { project } from "./toolchain.mjs";

function git(...arguments_) {
  const { status, stdout } = spawnSync("git", arguments_, { cwd: project, encoding: "utf8", maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
}

const lines = (text) => (text ?? "").split("\n").filter(Boolean);

/**
 * Returns the commit from which on changes count: where `commit` and the work of today part. Without one that is the last
 * commit but one. Undefined when git does not know it, as in a copy with one commit.
 */
export function findBase(commit = "HEAD~1") {
  return lines(git("merge-base", commit, "HEAD"))[0];
}

/** Returns the files changed since a commit, also those not committed yet, relative to the project. */
export function changedFiles(base) {
  return [
    ...lines(git("diff", "--name-only", "--no-renames", base)),
    ...lines(git("ls-files", "--others", "--exclude-standard")),
  ];
}

const isCode = (file) => /\.(ts|tsx|mjs|cjs|js)$/.test(file);
const isTest = (file) => /^(test|bench|e2e)\/|\.test\.tsx?$/.test(file);
/** What a started server is made of. */
const isBuilt = (file) => /^(src|content|tokens|public|scripts|package-lock\.json|vite\.)/.test(file) && !isTest(file);

/** How code names a program of the project that it starts. */
const ownProgram = "build/server|scripts/|-process\\.ts";

/** Returns the files of code that contain all of these extended regular expressions. */
function codeWith(...patterns) {
  const words = patterns.flatMap((pattern) => ["-e", pattern]);
  return lines(git("grep", "-lE", "--untracked", "--all-match", ...words, "--", "src", "test"));
}

/**
 * Returns the files from which Vitest follows the imports backwards (`vitest related`). To the changed ones come those that
 * start processes, when what these are made of has changed, and those that read files of the folder that has changed.
 */
export function startOfImports(changed) {
  const found = new Set(changed.filter(isCode));
  if (changed.some(isBuilt)) for (const file of codeWith("node:child_process", ownProgram)) found.add(file);
  // Each test of a database opens one that has every migration.
  if (changed.some((file) => file.startsWith("src/infra/migrations/"))) found.add("test/support/databases.ts");
  const folders = new Set(changed.filter((file) => !isCode(file)).map((file) => file.split("/")[0]));
  for (const folder of folders) for (const file of codeWith("node:fs", `["'\`/]${folder}["'\`/]`)) found.add(file);
  return [...found];
}

/**
 * What each folder's change can break in a browser, as words in the names of journeys. The first row that matches decides; a
 * file that no row names is reached by every journey.
 */
export const areas = [
  [
    /^(docs|deploy|bench|test)\/|\.md$|\.test\.tsx?$|^\.|^(biome|knip)\.json$|^scripts\/(check|content-checks|test)/,
    [],
  ],
  [/^src\/(admin|api\/admin)\/|^content\/\w+\/admin/, ["e2e/admin/"]],
  [/^src\/(shop|api\/shop)\//, ["shop", "renewal", "choosing", "account", "orders", "vouchers", "invoice"]],
  [
    /^src\/(accounts|api\/(account|auth))\//,
    ["account", "passkey", "login", "two-factor", "mailed-links", "people", "staff", "roles"],
  ],
  [/^src\/(leads|api\/leads)\//, ["contact", "api-request", "newsletter", "lead", "conversation", "today"]],
  [/^src\/growth\//, ["newsletter", "experiments", "campaigns", "mailed-links"]],
  [/^src\/insight\//, ["measurement", "consent", "speed", "campaigns", "experiments", "today"]],
  [/^src\/search\//, ["search"]],
  [/^src\/media\//, ["media", "content", "brand", "newsletter"]],
  [/^src\/publishing\//, ["content", "brand", "pages", "experiments"]],
  [/^src\/mail\//, ["mailed-links", "newsletter", "contact", "shop"]],
  [/^(content|src\/content)\//, ["looks/", "pages", "accessibility", "choosing", "contact", "content"]],
  [/^(src\/(site|ui|colour|page-server)|tokens|public)\//, ["^e2e/(?!admin/)"]],
  [/^src\/client\//, ["^e2e/(?!admin/|looks/)"]],
];
/** Journeys that reach a bit of everything a visitor needs; they run when anything of the site has changed. */
const always = ["e2e/pages", "e2e/contact", "e2e/shop\\.", "e2e/admin/roles"];

/**
 * Returns which of the journeys (files of `e2e`) a change can reach; those whose own imports changed are added by the caller.
 */
export function reachedJourneys(changed, journeys) {
  const words = new Set();
  for (const file of changed.filter((name) => !name.startsWith("e2e/"))) {
    const area = areas.find(([pattern]) => pattern.test(file));
    if (!area) return journeys;
    for (const word of area[1]) words.add(word);
  }
  if (words.size > 0) for (const word of always) words.add(word);
  const patterns = [...words].map((word) => new RegExp(word));
  return journeys.filter((journey) => patterns.some((pattern) => pattern.test(journey)));
}
