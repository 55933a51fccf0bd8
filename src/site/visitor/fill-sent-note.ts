import { sentRequest } from "#client/sent-request.ts";
import { requestNumber } from "#leads/request-number.ts";

/** Fills the address and number of the request into the words that wait in the note. */
export function fillSentNote(note: HTMLElement): void {
  const sent = sentRequest();
  const words = note.dataset.sentNote;
  if (!sent || !words) return;
  const values: Record<string, string> = { email: sent.email, number: requestNumber(sent.id) };
  note.textContent = words.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
}
