/** Lines after which a mail program repeats the mail that is answered. */
const introductions = [
  /^(On|Pada)\s.{5,200}\s(wrote|menulis)\s*:$/i,
  /^-{2,}\s*(Original Message|Pesan Asli|Forwarded message)\s*-{2,}$/i,
  /^_{10,}$/,
];
/** Beginning of the head of a repeated mail as Outlook writes it. */
const headLine = /^\*?(From|Dari)\*?\s*:\s*\S/i;
const nextHeadLine = /^\*?(Sent|Date|To|Terkirim|Dikirim|Tanggal|Kepada)\*?\s*:/i;

/** Returns what somebody wrote and, apart from it, the earlier mail that their program repeated below it. */
export function foldQuoted(text: string): { body: string; quoted: string } {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const start = quoteStart(lines);
  const body = lines.slice(0, start).join("\n").trim();
  // An answer between the quoted lines or below them: nothing is hidden.
  if (body === "") return { body: text.replaceAll("\r\n", "\n").trim(), quoted: "" };
  return { body, quoted: lines.slice(start).join("\n").trim() };
}

function quoteStart(lines: readonly string[]): number {
  const introduced = lines.findIndex((line, index) => isIntroduction(lines, line.trim(), index));
  if (introduced >= 0) return introduced;
  let start = lines.length;
  while (start > 0 && /^\s*(>.*)?$/.test(lines[start - 1]!)) start--;
  return start;
}

function isIntroduction(lines: readonly string[], line: string, index: number): boolean {
  if (headLine.test(line)) return lines.slice(index + 1, index + 4).some((next) => nextHeadLine.test(next.trim()));
  const next = lines[index + 1]?.trim() ?? "";
  // A long introduction is wrapped onto a second line.
  return introductions.some((rule) => rule.test(line) || (/^(On|Pada)\s/i.test(line) && rule.test(`${line} ${next}`)));
}
