import { openStream } from "./stream.ts";

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
