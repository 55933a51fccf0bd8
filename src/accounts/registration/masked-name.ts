/**
 * Returns a username masked so that only its owner recognizes it: a mail to an unverified address must not contain text
 * chosen by whoever registered.
 */
export function maskName(username: string): string {
  const letters = [...username];
  return `${letters[0] ?? ""}•••${letters.length > 1 ? letters.at(-1) : ""}`;
}
