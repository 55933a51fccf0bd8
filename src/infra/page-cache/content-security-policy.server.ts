import { createHash } from "node:crypto";

/** Origins beside our own that a page may talk to; set by configuration alone. */
export interface PolicyOrigins {
  /** Where the API and the design tokens live, when elsewhere. */
  connect: string[];
  /** Where forms without JavaScript are posted, when elsewhere. */
  forms: string[];
  /** A tag manager, once configured. */
  scripts: string[];
}

/**
 * The Content-Security-Policy of one page: each inline script and style stands in it by its hash.
 * Data blocks (JSON, JSON-LD) are not run and need none.
 */
export function policyOf(html: string, origins: PolicyOrigins): string {
  const scripts = hashesOf(
    html,
    /<script(?![^>]*\s(?:src|type="application\/(?:ld\+)?json")[=>\s])[^>]*>([\s\S]*?)<\/script>/g,
  );
  const styles = hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...origins.scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    ["img-src 'self' data:", ...origins.scripts].join(" "),
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...origins.connect, ...origins.scripts].join(" "),
    ["form-action 'self'", ...origins.forms].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashesOf(html: string, pattern: RegExp): string[] {
  const hashes = Array.from(
    html.matchAll(pattern),
    ([, content]) => `'sha256-${createHash("sha256").update(content!).digest("base64")}'`,
  );
  return [...new Set(hashes)];
}
