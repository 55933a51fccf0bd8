import { changeRoot, isRecord, readRoot } from "../storage/storage.ts";
import { fileText } from "./file-text.ts";
import { limits } from "./limits.ts";
import { verifyTokens } from "./verify.ts";

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
