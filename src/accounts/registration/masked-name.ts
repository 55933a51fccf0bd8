/**
 * A username as its owner knows it again and a stranger reads nothing in it: a letter to an address that is not proven
 * must carry no words of whoever registered.
 */
export function maskName(username: string): string {
  const letters = [...username];
  return `${letters[0] ?? ""}•••${letters.length > 1 ? letters.at(-1) : ""}`;
}
