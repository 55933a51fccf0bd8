import { createHash } from "node:crypto";

/** What a page needs besides its own HTML: origins, set by configuration alone, and speculation rules. */
export interface PolicyNeeds {
  /** Origins of the API and the design tokens, when not the site's own. */
  connect: string[];
  /** Origins to which forms without JavaScript are posted, when not the site's own. */
  forms: string[];
  /** Origins of a tag manager, if configured: those of its scripts, and those to which it sends measurements. */
  scripts: string[];
  measuring: string[];
  /** Speculation rules, as the visitor script inserts them into the page. */
  rules: string;
}

/** The inline code that a page may run, as hashes for its policy. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Returns the Content-Security-Policy of one page, which allows inline scripts and styles by their hashes.
 * @param inline hashes of a page that contains no user input, or of code that we wrote ourselves
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

/** Returns the hashes of a page's inline scripts and styles. Data blocks (JSON, JSON-LD) are not run and need none. */
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
