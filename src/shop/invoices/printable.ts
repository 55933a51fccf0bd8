/** Returns the text in letters that the documents' fonts have (Windows-1252); other letters lose their diacritics. */
export function printable(text: string): string {
  return text.normalize("NFC").replace(foreign, (letter) => {
    const bare = letter.normalize("NFKD").replace(/\p{M}/gu, "");
    return /^[ -~]+$/.test(bare) ? bare : "?";
  });
}

const foreign = /[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122]/gu;
