/** Two labels or more with dots between them, as in a domain or a file name. */
const dotted = /(?<![\p{L}\p{N}_-])[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+/gu;
/** A degree or an initial (S.Kom, Ph.D, M.Sc): few letters, the last part beginning with a capital. */
const degree = /^\p{L}{1,3}(\.\p{Lu}\p{L}{0,3})+$/u;

/**
 * Returns a stranger's text without anything that mail programs turn into a link, so that it is safe in a mail to an
 * unverified address.
 */
export function withoutLinks(text: string): string {
  return text
    .replace(/(?<![a-z0-9+.-])[a-z0-9+.-]*:\/\//gi, "")
    .replace(dotted, (word) => (isAddress(word) ? word.replaceAll(".", "[.]") : word));
}

function isAddress(word: string): boolean {
  const last = word.slice(word.lastIndexOf(".") + 1);
  return /^\p{L}{2,}|^xn--/u.test(last) && !degree.test(word);
}

/** Longest name with which a mail greets. */
const maxGreetingLength = 60;

/** Returns the name with which a mail may greet; undefined when it contains an address or a message instead. */
export function greetingName(name: string): string | undefined {
  const plain = /^[\p{L}\p{M}\p{Zs}.,'’`()-]+$/u.test(name);
  return plain && name.length <= maxGreetingLength && withoutLinks(name) === name ? name : undefined;
}
