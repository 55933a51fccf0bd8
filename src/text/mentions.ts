/** What does not stand before the @ of a mention: an address has it inside a word. */
const wordBefore = String.raw`(?<![\p{L}\p{N}._%+-])`;
/** An @ that begins a word, and a username as `accounts` allows it. */
const mention = new RegExp(`${wordBefore}@([a-z](?:[._-]?[a-z0-9]){1,29})`, "giu");
/** The same while it is typed: nothing yet, a part of a username, or the beginning of somebody's name. */
const begun = new RegExp(String.raw`${wordBefore}@([\p{L}\p{N}._-]{0,30})$`, "u");

/** Returns the usernames that a text mentions, each once, in lower case. */
export function mentionsIn(text: string): string[] {
  return [...new Set([...text.matchAll(mention)].map(([, username]) => username!.toLowerCase()))];
}

/** A mention that is being typed: where it begins and ends in the text, and what stands between the @ and the caret. */
export interface TypedMention {
  from: number;
  to: number;
  typed: string;
}

/** Returns the mention in which the caret stands; undefined when it stands in none. */
export function mentionAt(text: string, caret: number): TypedMention | undefined {
  const [whole, typed] = begun.exec(text.slice(0, caret)) ?? [];
  if (whole === undefined || typed === undefined) return undefined;
  const rest = /^[\p{L}\p{N}._-]*/u.exec(text.slice(caret))?.[0] ?? "";
  return { from: caret - whole.length, to: caret + rest.length, typed };
}

/** Returns whether what is typed after an @ begins a username, a part of it, or a word of the name. */
export function mayBeMeant(typed: string, { name, username }: { name: string; username: string }): boolean {
  const begins = typed.toLowerCase();
  return [username, ...username.split(/[._-]/), ...name.split(/\s+/)].some((word) =>
    word.toLowerCase().startsWith(begins),
  );
}
