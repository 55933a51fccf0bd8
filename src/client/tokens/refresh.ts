import { changeRoot, isRecord, readRoot } from "../storage/storage.ts";
import { fileText } from "./file-text.ts";
import { limits } from "./limits.ts";
import { verifyTokens } from "./verify.ts";

/**
 * Fetches the token file and keeps its values for the next page. Whatever fails, the last good ones stay; the time
 * of the attempt is kept too, so that a failing source is asked no more often than a good one.
 */
export async function refreshTokens(source: string, now = Date.now()): Promise<"new" | "same" | "kept"> {
  const { designTokens } = readRoot();
  const kept = isRecord(designTokens) ? designTokens : {};
  const last = { values: kept.values ?? {}, etag: kept.source === source ? kept.etag : "", source, at: now };
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
    if (response.status === 304) return "same";
    if (!response.ok) return "kept";
    const body = await response.text();
    // Base64 of the largest file, with its wrapping.
    const text = body.length > limits.bytes * 2 ? undefined : await fileText(body);
    const verified = verifyTokens(text ?? "");
    if (!verified.ok) return "kept";
    changeRoot({ designTokens: { ...last, values: verified.values, etag: response.headers.get("ETag") ?? "" } });
    return "new";
  } catch {
    return "kept";
  }
}
