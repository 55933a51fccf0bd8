import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { apiBaseOf } from "#address/api-base.ts";
import { readSet } from "#content/read-set.server.ts";
import type { Config } from "#infra/config/config.server.ts";
import { siteLogo } from "#site/layout/site-logo.server.ts";
import type { SiteServices } from "#site/site-services.ts";
import { escapeHtml } from "#text/escape-html.ts";
import { fill } from "#text/fill.ts";
import { type Locale, locales } from "#text/locales.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import { safetyHeaders } from "../page-headers.ts";

/** The files that the back office loads first, as addresses. */
interface AdminEntry {
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
function readAdminEntry(clientFolder: string): AdminEntry {
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
const developmentEntry: AdminEntry = {
  scripts: ["/@id/__x00__virtual:react-router/inject-hmr-runtime", "/@vite/client", "/src/admin/early/start-early.ts"],
  styles: [],
  preloads: { app: [], words: { id: [], en: [] } },
};

type ShellServices = Pick<SiteServices, "readPicture">;

/** Returns whether the back office answers at a pathname: it decides in the browser which screen that is. */
export function isAdminPath(pathname: string): boolean {
  return pathname === "/admin" || pathname.startsWith("/admin/");
}

/**
 * Creates what sends the one HTML page of the back office. It contains nothing of the company but its public name and mark: who
 * may see what is decided by the API.
 * @param clientFolder the folder of built files; undefined in development, where Vite serves the sources
 */
export function createAdminShell(config: Config, clientFolder: string | undefined, services: ShellServices) {
  const entry = clientFolder ? readAdminEntry(clientFolder) : developmentEntry;
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    Vary: "Accept-Language",
    "Content-Security-Policy": policy(config, clientFolder === undefined),
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Robots-Tag": "noindex, nofollow",
    ...safetyHeaders(config),
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    const locale = preferredLocale(request.headers["accept-language"]);
    const body = shellHtml(locale, entry, config, services);
    response.writeHead(200, { ...headers, "Content-Language": locale, "Content-Length": Buffer.byteLength(body) });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}

function policy({ publicApiHost }: Config, inDevelopment: boolean): string {
  // In development Vite adds styles to the page and reports changes over a socket.
  const [styles, sockets] = inDevelopment ? [" 'unsafe-inline'", " ws:"] : ["", ""];
  const api = publicApiHost ? ` ${new URL(publicApiHost).origin}` : "";
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styles}`,
    `connect-src 'self'${api}${sockets}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    // The preview of a mail, which has a policy of its own.
    `frame-src 'self'${api}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}

/** Returns the page. Of its parts, only the company's name is written by people who do not write HTML. */
function shellHtml(
  locale: Locale,
  { scripts, styles, preloads }: AdminEntry,
  config: Config,
  { readPicture }: ShellServices,
): string {
  const { name, noScript } = readSet(locale, "admin");
  const company = readSet(locale, "common").company.name;
  const { mark, icons } = siteLogo(readPicture, locale);
  const base = apiBaseOf(config.publicApiHost);
  return [
    "<!doctype html>",
    `<html lang="${locale}"${base === "/api" ? "" : ` data-api-host="${base}"`} data-company="${escapeHtml(company)}"${mark ? ` data-mark="${mark.src}"` : ""}>`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex, nofollow">',
    `<title>${escapeHtml(fill(name, { company }))}</title>`,
    `<link rel="icon" href="/favicon.svg${icons}" type="image/svg+xml">`,
    ...scripts.map((src) => `<script type="module" blocking="render" src="${src}"></script>`),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    // Not as modules, which would be compiled before the first script runs.
    ...preloads.app.map((href) => `<link rel="preload" as="script" crossorigin href="${href}">`),
    ...preloads.words[locale].map((href) => `<link rel="modulepreload" href="${href}">`),
    "</head>",
    `<body><div id="root"></div><noscript><p>${noScript}</p></noscript></body>`,
    "</html>",
  ].join("\n");
}
