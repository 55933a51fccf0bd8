import { scaleOf } from "#colour/scale.ts";
import { changeRoot, isRecord, readRoot } from "../storage/storage.ts";
import { limits, Refused } from "./limits.ts";
import { createResolver, readTree } from "./tree.ts";
import { writeValue } from "./write-value.ts";

type Verified = { ok: true; values: Record<string, string> } | { ok: false; code: string };

/**
 * Groups whose tokens are variables of the stylesheet. Others are only checked: the themes refer to steps of the scales,
 * so they follow, and the stylesheet decides which edition and theme is shown.
 */
const groups = new Set(["color", "font", "weight", "radius", "shadow", "ease", "duration", "space"]);

/**
 * Returns the CSS custom properties of a DTCG 2025.10 file: `color.primary.600` -> `--color-primary-600`. One mistake
 * refuses the whole file. A single colour, `color.primary`, defines its whole scale.
 */
export function verifyTokens(text: string): Verified {
  try {
    if (text.length > limits.bytes) return { ok: false, code: "too_large" };
    const tokens = readTree(JSON.parse(text));
    const resolve = createResolver(tokens);
    const values: Record<string, string> = {};
    for (const { path, type, value } of tokens.values()) {
      const resolved = resolve(value, type);
      const css = writeValue(resolved.type, resolved.value, resolve);
      if (css === undefined || !groups.has(path[0]!)) continue;
      values[`--${path.join("-")}`] = css;
      if (resolved.type === "color" && path.length === 2) Object.assign(values, scaleOf(`--${path.join("-")}`, css));
    }
    return { ok: true, values };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, code: error.code };
    if (error instanceof SyntaxError) return { ok: false, code: "not_json" };
    throw error;
  }
}

/**
 * Fetches the token file and stores its values for the next page. After a failure the last valid ones stay; the time of
 * the attempt is stored as well, so that a failing source is not requested more often than a working one.
 */
export async function refreshTokens(source: string, now = Date.now()): Promise<"updated" | "unchanged" | "failed"> {
  const { designTokens } = readRoot();
  const stored = isRecord(designTokens) ? designTokens : {};
  const last = { values: stored.values ?? {}, etag: stored.source === source ? stored.etag : "", source, at: now };
  changeRoot({ designTokens: last });
  try {
    const response = await fetch(source, {
      headers: {
        Accept: "application/json",
        ...(typeof last.etag === "string" && last.etag && { "If-None-Match": last.etag }),
      },
      cache: "no-store",
      credentials: "omit",
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status === 304) return "unchanged";
    if (!response.ok) return "failed";
    const body = await response.text();
    // Base64 of the largest file, with its wrapping.
    const text = body.length > limits.bytes * 2 ? undefined : await fileText(body);
    const verified = verifyTokens(text ?? "");
    if (!verified.ok) return "failed";
    changeRoot({ designTokens: { ...last, values: verified.values, etag: response.headers.get("ETag") ?? "" } });
    return "updated";
  } catch {
    return "failed";
  }
}

/**
 * Returns the text of a token file from either response of the public code-hosting API (PAYMENTS.md section 8): the raw
 * file, or its contents as JSON, whose bytes must have the SHA-1 that it names. Undefined when they have not.
 */
async function fileText(body: string): Promise<string | undefined> {
  let contents: unknown;
  try {
    contents = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (!isRecord(contents) || contents.type !== "file" || !("sha" in contents)) return body;
  const { encoding, content, sha } = contents;
  if (encoding !== "base64" || typeof content !== "string" || typeof sha !== "string") return undefined;
  try {
    const bytes = Uint8Array.from(atob(content.replace(/\s/g, "")), (character) => character.charCodeAt(0));
    if ((await blobSha(bytes)) !== sha.toLowerCase()) return undefined;
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns the SHA-1 that Git gives a blob. Throws where the page has no Web Crypto (plain http on another host). */
async function blobSha(bytes: Uint8Array): Promise<string> {
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const blob = new Uint8Array(head.length + bytes.length);
  blob.set(head);
  blob.set(bytes, head.length);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-1", blob));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
