import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Locale, locales } from "#text/locales.ts";

/** The files that the back office loads first, as addresses. */
export interface AdminEntry {
  scripts: string[];
  styles: string[];
  /** Sets the theme before the first paint. */
  firstPaint: string[];
  /** Sends the first calls while the app is loading. */
  early: string[];
  preloads: { shared: string[]; words: Record<Locale, string[]>; fonts: string[] };
}

interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

const folder = "admin-assets";

/** Reads the names of the built files from Vite's manifest. */
export function readAdminEntry(clientFolder: string): AdminEntry {
  const text = readFileSync(join(clientFolder, folder, ".vite/manifest.json"), "utf8");
  const manifest = JSON.parse(text) as Record<string, ManifestChunk>;
  const address = (file: string) => `/${folder}/${file}`;
  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const name of manifest[key]?.imports ?? []) withImports(name, seen);
    return seen;
  };
  const entry = [...withImports("src/admin/main.tsx")].map((key) => manifest[key]!);
  const words = (locale: Locale) => [manifest[`content/${locale}/admin.json`]!].map(({ file }) => address(file));
  return {
    scripts: [address(manifest["src/admin/main.tsx"]!.file)],
    styles: [...new Set(entry.flatMap(({ css = [] }) => css))].map(address),
    firstPaint: [address(manifest["src/admin/first-paint.ts"]!.file)],
    early: [address(manifest["src/admin/early/send-early.ts"]!.file)],
    preloads: {
      shared: entry.slice(1).map(({ file }) => address(file)),
      fonts: entry.flatMap(({ assets = [] }) => assets.filter((file) => file.endsWith(".woff2"))).map(address),
      words: Object.fromEntries(locales.map((locale) => [locale, words(locale)])) as Record<Locale, string[]>,
    },
  };
}

/** In development React's refresh runtime and Vite's client come first, as on the pages of the site. */
export const developmentEntry: AdminEntry = {
  scripts: ["/@id/__x00__virtual:react-router/inject-hmr-runtime", "/@vite/client", "/src/admin/main.tsx"],
  styles: [],
  firstPaint: ["/src/admin/first-paint.ts"],
  early: ["/src/admin/early/send-early.ts"],
  preloads: { shared: [], words: { id: [], en: [] }, fonts: [] },
};
