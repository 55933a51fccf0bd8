/** Prints what the back office loads, in brotli bytes, and fails when it is more than its budget. Needs a build. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const firstBudget = 250_000;
const screenBudget = 60_000;

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

const folder = "build/client/admin-assets";
const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;

/** Returns the files of a module with everything that it imports at once. */
function filesOf(key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
  for (const name of chunk.imports ?? []) filesOf(name, files);
  return files;
}

function bytes(files: Iterable<string>): number {
  const size = (file: string) => statSync(join(folder, /\.woff2$/.test(file) ? file : `${file}.br`)).size;
  return [...files].reduce((sum, file) => sum + size(file), 0);
}

const start = filesOf("src/admin/main.tsx");
filesOf("content/id/admin.json", start);
const rows = Object.keys(manifest)
  .filter((key) => /^src\/admin\/screens\/.*-screen\.tsx$/.test(key))
  .map((key) => ({
    name: key.slice("src/admin/screens/".length, -".tsx".length),
    size: bytes([...filesOf(key)].filter((file) => !start.has(file))),
  }))
  .sort((one, other) => other.size - one.size);
const words = Object.keys(manifest).filter((key) => key.startsWith("content/id/admin-"));
const kilobytes = (size: number) => `${(size / 1000).toFixed(1)} KB`;

console.log(`First load: ${kilobytes(bytes(start))} of ${kilobytes(firstBudget)} (scripts, styles, words, font)`);
for (const { name, size } of rows) console.log(`  ${name}: ${kilobytes(size)}`);
for (const key of words) console.log(`  words ${key.slice("content/id/".length)}: ${kilobytes(bytes(filesOf(key)))}`);
const tooLarge = rows.filter(({ size }) => size > screenBudget).map(({ name }) => name);
if (bytes(start) > firstBudget) tooLarge.unshift("first load");
if (tooLarge.length > 0) console.error(`Above budget: ${tooLarge.join(", ")}`);
process.exit(tooLarge.length > 0 ? 1 : 0);
