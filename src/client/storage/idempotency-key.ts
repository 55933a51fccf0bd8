import { changeRoot, isRecord, readRoot } from "./storage.ts";

/** The slice that stores the last key: one for the forms of leads, one for orders. */
type KeySlice = "contactSubmission" | "orderSubmission";

/**
 * Returns the idempotency key of a request: the same for the same content, also after a reload, so that a retry counts
 * once; a new one for other content, since the server refuses another body under an old key.
 */
export function idempotencyKey(slice: KeySlice, body: object): string {
  const content = fingerprint(JSON.stringify(body));
  const stored = readRoot()[slice];
  if (isRecord(stored) && stored.content === content && typeof stored.key === "string") return stored.key;
  const key = crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join("-");
  changeRoot({ [slice]: { content, key } });
  return key;
}

/** Removes the key: the same content sent again is a new request. */
export function forgetIdempotencyKey(slice: KeySlice): void {
  changeRoot({ [slice]: null });
}

/** Tells two bodies apart without storing personal data a second time. */
function fingerprint(text: string): number {
  let hash = 5381;
  for (let index = 0; index < text.length; index++) hash = ((hash * 33) ^ text.charCodeAt(index)) >>> 0;
  return hash;
}
