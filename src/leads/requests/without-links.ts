/** Two labels or more with dots between them, as a domain or a file has. */
const dotted = /[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+/gu;
/** A degree or an initial (S.Kom, Ph.D, M.Sc): few letters, the last part beginning with a capital. */
const degree = /^\p{L}{1,3}(\.\p{Lu}\p{L}{0,3})+$/u;

/**
 * Makes a stranger's words safe for a letter to an unproven address: mail programs find no address in them that they
 * would turn into a link.
 */
export function withoutLinks(text: string): string {
  return text
    .replace(/\b[a-z][a-z0-9+.-]*:\/\//gi, "")
    .replace(dotted, (word) => (isAddress(word) ? word.replaceAll(".", "[.]") : word));
}

function isAddress(word: string): boolean {
  const last = word.slice(word.lastIndexOf(".") + 1);
  return /^\p{L}{2,}|^xn--/u.test(last) && !degree.test(word);
}

/** Longest name that a letter greets by. */
const longestGreeting = 60;

/** The name by which a letter may greet somebody; undefined when it is no name, but carries an address or a message. */
export function greetingName(name: string): string | undefined {
  const plain = /^[\p{L}\p{M}\p{Zs}.,'’`()-]+$/u.test(name);
  return plain && name.length <= longestGreeting && withoutLinks(name) === name ? name : undefined;
}

/** At most so many characters of a text, whole words where possible; says that it was cut. */
export function excerpt(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most).toWellFormed();
  const end = cut.search(/\s\S*$/);
  return `${end > most / 2 ? cut.slice(0, end) : cut} …`;
}
