/**
 * Returns a text without lone surrogates, which no database can store: each becomes U+FFFD. `toWellFormed` is newer than
 * the browsers that the site supports.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, "\uFFFD");
}
