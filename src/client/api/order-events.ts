import { openStream } from "./stream.ts";

/**
 * Follows an order: `onEvent` gets each state change as parsed JSON. Resolves when the stream ends or breaks, so
 * that the caller may poll or begin again. Read with fetch, since EventSource sends no Authorization.
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
    // The connection broke; the caller decides how to go on.
  }
}
