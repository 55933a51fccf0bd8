import { createHash } from "node:crypto";

/** What a page needs beside what stands in its HTML: origins, set by configuration alone, and speculation rules. */
export interface PolicyNeeds {
  /** Where the API and the design tokens live, when elsewhere. */
  connect: string[];
  /** Where forms without JavaScript are posted, when elsewhere. */
  forms: string[];
  /** A tag manager, once configured. */
  scripts: string[];
  /** Speculation rules, as the visitor script puts them into the page. */
  rules: string;
}

/**
 * The Content-Security-Policy of one page: each inline script and style stands in it by its hash.
 * Data blocks (JSON, JSON-LD) are not run and need none.
 */
export function policyOf(html: string, needs: PolicyNeeds): string {
  const scripts = hashesOf(
    html,
    /<script(?![^>]*\s(?:src|type="application\/(?:ld\+)?json")[=>\s])[^>]*>([\s\S]*?)<\/script>/g,
  );
  const styles = hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, hashOf(needs.rules), ...needs.scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    ["img-src 'self' data:", ...needs.scripts].join(" "),
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...needs.connect, ...needs.scripts].join(" "),
    ["form-action 'self'", ...needs.forms].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashesOf(html: string, pattern: RegExp): string[] {
  const hashes = Array.from(html.matchAll(pattern), ([, content]) => hashOf(content!));
  return [...new Set(hashes)];
}

const hashOf = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
