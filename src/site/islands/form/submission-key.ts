import { changeRoot, isRecord, readRoot } from "#client/storage/storage.ts";

/** Where the key of the last submission is stored. */
export type SubmissionSlice = "contactSubmission" | "orderSubmission";

/**
 * Returns the idempotency key of a submission: the same for the same content, also after a reload, so that a retry takes
 * effect once; a new one after any change, since the server refuses another body under an old key.
 */
export function submissionKey(slice: SubmissionSlice, body: object): string {
  const content = fingerprint(JSON.stringify(body));
  const stored = readRoot()[slice];
  if (isRecord(stored) && stored.content === content && typeof stored.key === "string") return stored.key;
  const key = crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join("-");
  changeRoot({ [slice]: { content, key } });
  return key;
}

/** Makes the next submission a new one, even with the same content. */
export function forgetSubmissionKey(slice: SubmissionSlice): void {
  changeRoot({ [slice]: null });
}

/** Tells two versions of one person's text apart, without storing the text a second time (djb2). */
function fingerprint(text: string): number {
  let hash = 5381;
  for (let index = 0; index < text.length; index++) hash = ((hash * 33) ^ text.charCodeAt(index)) >>> 0;
  return hash;
}
