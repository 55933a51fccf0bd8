import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteAssets } from "#site/site-services.ts";
import { type FinishedAnswer, finishAnswer } from "./cache/finished-answer.server.ts";

const types: Record<string, string> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  svg: "image/svg+xml",
  png: "image/png",
  ico: "image/x-icon",
  woff2: "font/woff2",
  txt: "text/plain; charset=utf-8",
};
const compressible = new Set(["css", "js", "json", "svg", "txt"]);

/**
 * Reads every built file by its address, as finished answers; hashed names are kept for ever by browsers.
 * @param always headers of every file
 */
export async function loadBuiltFiles(
  folder: string,
  always: Record<string, string> = {},
): Promise<Map<string, FinishedAnswer>> {
  const files = new Map<string, FinishedAnswer>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const ending = entry.name.slice(entry.name.lastIndexOf(".") + 1);
    if (!entry.isFile() || entry.name.endsWith(".br") || entry.name.endsWith(".gz") || path.includes("/.vite/"))
      continue;
    const address = path.slice(folder.length);
    const body = readFileSync(path);
    const encoded = existsSync(`${path}.br`)
      ? { br: readFileSync(`${path}.br`), gzip: readFileSync(`${path}.gz`) }
      : undefined;
    const headers = {
      "Content-Type": types[ending] ?? "application/octet-stream",
      "Cache-Control": cachingOf(address),
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      ...always,
      ...(address === orderWorker ? { "Content-Security-Policy": "default-src 'none'; connect-src 'self'" } : {}),
    };
    files.set(address, await finishAnswer(body, headers, { compress: compressible.has(ending), encoded }));
  }
  return files;
}

/** The service worker runs under its own policy, and a browser must always see its newest version. */
const orderWorker = "/order-worker.js";

function cachingOf(address: string): string {
  if (address === orderWorker) return "no-cache";
  if (address.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  return "public, max-age=86400, stale-while-revalidate=604800";
}

interface ManifestChunk {
  file: string;
  imports?: string[];
}

/** For each island the chunks a page preloads, read from Vite's manifest. */
export function readSiteAssets(folder: string): SiteAssets {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Record<
    string,
    ManifestChunk
  >;
  const chunksOf = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    for (const name of chunk.imports ?? []) chunksOf(name, seen);
    return seen;
  };
  const islands: SiteAssets["islands"] = {};
  for (const key of Object.keys(manifest)) {
    const name = key.match(/^src\/site\/islands\/([\w-]+)\.tsx$/)?.[1];
    if (name) islands[name] = [...chunksOf(key)].map((file) => `/${file}`);
  }
  return { islands };
}
