/** Returns an address masked so that only who knows it recognizes it: `s•••i@c•••.id`. */
export function maskEmail(email: string): string {
  const [local = "", domain = ""] = email.split("@", 2);
  const [ending] = domain.match(/\.[^.]+$/) ?? [""];
  return `${maskWord(local)}@${domain.charAt(0)}•••${ending}`;
}

function maskWord(word: string): string {
  const letters = [...word];
  return `${letters[0] ?? ""}•••${letters.length > 2 ? letters.at(-1) : ""}`;
}
