import { changeRoot, isRecord, readRoot } from "#client/storage/storage.ts";

/**
 * The idempotency key of an order: the same for the same order, also after a reload, so that a retry never buys twice;
 * a new one for another order, since the server refuses another body under an old key.
 */
export function orderKey(body: object): string {
  const content = fingerprint(JSON.stringify(body));
  const { orderSubmission: kept } = readRoot();
  if (isRecord(kept) && kept.content === content && typeof kept.key === "string") return kept.key;
  const key = crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join("-");
  changeRoot({ orderSubmission: { content, key } });
  return key;
}

/** Once an order was answered for good, the same one pressed again is a new one. */
export function forgetOrderKey(): void {
  changeRoot({ orderSubmission: null });
}

/** Tells two orders apart without keeping the buyer's data a second time. */
function fingerprint(text: string): number {
  let hash = 5381;
  for (let index = 0; index < text.length; index++) hash = ((hash * 33) ^ text.charCodeAt(index)) >>> 0;
  return hash;
}
