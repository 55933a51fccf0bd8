import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Locale, locales } from "#text/locales.ts";

/** The files that the back office loads first, as addresses. */
export interface AdminEntry {
  /** The first sets the theme before the first paint, sends the first calls, and starts the app. */
  scripts: string[];
  styles: string[];
  preloads: { app: string[]; words: Record<Locale, string[]> };
}

interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
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
  const first = manifest["src/admin/early/start-early.ts"]!;
  return {
    scripts: [address(first.file)],
    styles: [...new Set(entry.flatMap(({ css = [] }) => css))].map(address),
    preloads: {
      app: entry.filter((chunk) => chunk !== first).map(({ file }) => address(file)),
      words: Object.fromEntries(locales.map((locale) => [locale, words(locale)])) as Record<Locale, string[]>,
    },
  };
}

/** In development React's refresh runtime and Vite's client come first, as on the pages of the site. */
export const developmentEntry: AdminEntry = {
  scripts: ["/@id/__x00__virtual:react-router/inject-hmr-runtime", "/@vite/client", "/src/admin/early/start-early.ts"],
  styles: [],
  preloads: { app: [], words: { id: [], en: [] } },
};
