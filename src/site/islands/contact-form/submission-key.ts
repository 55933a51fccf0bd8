import { changeRoot, readRoot } from "#client/storage/storage.ts";

/**
 * The idempotency key of a request: the same for the same content, also after a reload, so that a retry makes one lead;
 * a new one once anything was changed, since the server would refuse another body under an old key.
 */
export function submissionKey(body: object): string {
  const content = fingerprint(JSON.stringify(body));
  const kept = readRoot().contactSubmission as { content?: number; key?: string } | undefined;
  if (kept?.key && kept.content === content) return kept.key;
  const key = crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join("-");
  changeRoot({ contactSubmission: { content, key } });
  return key;
}

/** Enough to tell one person's two versions apart; the text itself need not be kept twice. */
function fingerprint(text: string): number {
  let hash = 5381;
  for (let index = 0; index < text.length; index++) hash = ((hash * 33) ^ text.charCodeAt(index)) >>> 0;
  return hash;
}
