import { createHash } from "node:crypto";

/** What a page needs beside what stands in its HTML: origins, set by configuration alone, and speculation rules. */
export interface PolicyNeeds {
  /** Where the API and the design tokens live, when elsewhere. */
  connect: string[];
  /** Where forms without JavaScript are posted, when elsewhere. */
  forms: string[];
  /** A tag manager, once configured: where its scripts come from, and where it sends what it measures. */
  scripts: string[];
  measuring: string[];
  /** Speculation rules, as the visitor script puts them into the page. */
  rules: string;
}

/** The inline code that a page may run, as hashes for its policy. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Returns the Content-Security-Policy of one page: each inline script and style stands in it by its hash.
 * @param inline hashes of a page into which nothing of a request has gone, or of code that we wrote ourselves
 */
export function policyOf(inline: InlineHashes, needs: PolicyNeeds): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts, hashOf(needs.rules), ...needs.scripts].join(" "),
    ["style-src 'self'", ...inline.styles].join(" "),
    ["img-src 'self' data:", ...needs.measuring].join(" "),
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...needs.connect, ...needs.measuring].join(" "),
    ["form-action 'self'", ...needs.forms].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Reads what stands inline in a page. Data blocks (JSON, JSON-LD) are not run and need no hash. */
export function inlineHashes(html: string): InlineHashes {
  return {
    scripts: hashesOf(
      html,
      /<script(?![^>]*\s(?:src|type="application\/(?:ld\+)?json")[=>\s])[^>]*>([\s\S]*?)<\/script>/g,
    ),
    styles: hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}

function hashesOf(html: string, pattern: RegExp): string[] {
  const hashes = Array.from(html.matchAll(pattern), ([, content]) => hashOf(content!));
  return [...new Set(hashes)];
}

export const hashOf = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
