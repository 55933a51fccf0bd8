import { apiBase } from "./base.ts";
import { refreshToken } from "./refresh-token.ts";
import { handleExpiredSession, handleRevokedSession } from "./session-ended.ts";
import { cookieToken } from "./token.ts";

/**
 * Opens a response that is read while it arrives; undefined when it cannot be opened. A 401 and a 403 are handled as in
 * `request.ts`.
 */
export async function openStream(
  path: string,
  signal: AbortSignal,
): Promise<ReadableStreamDefaultReader<string> | undefined> {
  let response = await open(path, signal);
  if (response?.status === 401) {
    const refreshed = await refreshToken();
    if (refreshed === "unreachable") return undefined;
    if (refreshed === "fresh") response = await open(path, signal);
  }
  if (response?.status === 401) handleExpiredSession();
  if (response?.status === 403) handleRevokedSession();
  if (!response?.ok || !response.body) return undefined;
  return response.body.pipeThrough(new TextDecoderStream()).getReader();
}

async function open(path: string, signal: AbortSignal): Promise<Response | undefined> {
  const token = cookieToken();
  try {
    return await fetch(apiBase() + path, {
      headers: { Accept: "text/event-stream", ...(token && { Authorization: `Bearer ${token}` }) },
      signal,
    });
  } catch {
    return undefined;
  }
}
