/** On a page of thanks: names the address the copy goes to, where this tab has just sent something. */
export function nameSentRequest(): void {
  const note = document.querySelector<HTMLElement>("[data-sent-note]");
  if (note) void import("./fill-sent-note.ts").then((it) => it.fillSentNote(note));
}
