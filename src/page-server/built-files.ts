import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteAssets } from "#site/site-services.ts";
import { type Bodies, type CompressedResponse, compressResponse } from "./cache/compressed-response.server.ts";

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
 * Reads every built file, as a response by its path; browsers cache those with hashed names for ever.
 * @param always headers of every file
 */
export async function loadBuiltFiles(
  folder: string,
  always: Record<string, string> = {},
): Promise<Map<string, CompressedResponse>> {
  const files = new Map<string, CompressedResponse>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || entry.name.endsWith(".br") || entry.name.endsWith(".gz") || path.includes("/.vite/"))
      continue;
    const urlPath = path.slice(folder.length);
    const body = readFileSync(path);
    const encoded = existsSync(`${path}.br`)
      ? { br: readFileSync(`${path}.br`), gzip: readFileSync(`${path}.gz`) }
      : undefined;
    files.set(urlPath, await prepareFile(urlPath, body, encoded, always));
  }
  return files;
}

/**
 * Prepares the response of a file.
 * @param always headers of every file
 */
export function prepareFile(
  urlPath: string,
  body: Buffer,
  encoded: Bodies | undefined,
  always: Record<string, string>,
): Promise<CompressedResponse> {
  const extension = urlPath.slice(urlPath.lastIndexOf(".") + 1);
  const headers = {
    "Content-Type": types[extension] ?? "application/octet-stream",
    "Cache-Control": cachingOf(urlPath),
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": isIcon(urlPath) ? "cross-origin" : "same-origin",
    ...always,
    ...(urlPath === orderWorker ? { "Content-Security-Policy": "default-src 'none'; connect-src 'self'" } : {}),
  };
  return compressResponse(body, headers, {
    compress: encoded !== undefined || compressible.has(extension),
    ...(encoded && { encoded }),
  });
}

/** The service worker has a policy of its own, and a browser must always get its newest version. */
const orderWorker = "/order-worker.js";

/** Icons, which feed readers and bookmarks of other sites show. */
const isIcon = (urlPath: string): boolean => /^\/[\w-]+\.(ico|png|svg)$/.test(urlPath);

/** Files of the site and of the back office whose names contain a hash of their content. */
export function isHashed(urlPath: string): boolean {
  return urlPath.startsWith("/assets/") || urlPath.startsWith("/admin-assets/");
}

function cachingOf(urlPath: string): string {
  if (urlPath === orderWorker) return "no-cache";
  if (isHashed(urlPath)) return "public, max-age=31536000, immutable";
  return "public, max-age=86400, stale-while-revalidate=604800";
}

interface ManifestChunk {
  file: string;
  imports?: string[];
}

/** Returns the chunks of each island, from Vite's manifest. */
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
  // Every page has loaded the visitor script.
  const script = manifest["src/site/entry.client.ts"]?.file;
  const islands: SiteAssets["islands"] = {};
  for (const key of Object.keys(manifest)) {
    const name = key.match(/^src\/site\/islands\/([\w-]+)\.tsx$/)?.[1];
    if (name) islands[name] = [...chunksOf(key)].filter((file) => file !== script).map((file) => `/${file}`);
  }
  return { islands };
}
