/** The longest last word that looks lost in a line of its own, and how long it may be with the word before it. */
const lastWord = 6;
const lastTwoWords = 14;

/** Returns a title of at least four words whose last word, if it is short, stays in one line with the word before it. */
export function withoutWidow(title: string): string {
  const words = title.split(" ");
  const [before = "", last = ""] = words.slice(-2);
  if (words.length < 4 || last.length > lastWord || before.length + last.length > lastTwoWords) return title;
  return `${words.slice(0, -1).join(" ")}\u00a0${last}`;
}
