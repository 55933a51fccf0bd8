import { apiBase } from "./base.ts";
import { refreshToken } from "./refresh-token.ts";
import { handleExpiredSession, handleRevokedSession } from "./session-ended.ts";
import { cookieToken } from "./token.ts";

/**
 * Follows an order: `onEvent` receives each change as parsed JSON (an `OrderStateEvent`, not validated). Resolves when
 * the stream ends or breaks, so that the caller may poll or reconnect. EventSource cannot send Authorization, hence fetch.
 */
export async function followOrder(id: string, onEvent: (event: unknown) => void, signal: AbortSignal): Promise<void> {
  const text = await openStream(`/orders/${encodeURIComponent(id)}/events`, signal);
  if (!text) return;
  let pending = "";
  try {
    for (let part = await text.read(); !part.done; part = await text.read()) {
      const messages = (pending + part.value).split(/\r?\n\r?\n/);
      pending = messages.pop() ?? "";
      for (const message of messages) {
        const data = message
          .split(/\r?\n/)
          .filter((line) => line.startsWith("data:"))
          .map((line) => line.slice(5).trim())
          .join("\n");
        if (data) onEvent(JSON.parse(data));
      }
    }
  } catch {
    // The connection broke; the caller decides whether to reconnect.
  }
}

/**
 * Opens a response that is read while it arrives; undefined when it cannot be opened. A 401 and a 403 are handled as in
 * `request.ts`.
 */
async function openStream(path: string, signal: AbortSignal): Promise<ReadableStreamDefaultReader<string> | undefined> {
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
