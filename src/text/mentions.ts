/** An @ that begins a word, and a username as `accounts` allows it. */
const mention = /(?<![\p{L}\p{N}._%+-])@([a-z](?:[._-]?[a-z0-9]){1,29})/giu;

/** Returns the usernames that a text mentions, each once, in lower case. */
export function mentionsIn(text: string): string[] {
  return [...new Set([...text.matchAll(mention)].map(([, username]) => username!.toLowerCase()))];
}
