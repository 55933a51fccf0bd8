import { expect, test } from "vitest";
import { parsers } from "./parsers.ts";

/** Milliseconds of processor time for 64 KB that are never too many. */
const limit = 10;
/** A text may take so many times as long as its eight parts: one is linear, with an allowance for a busy machine; eight is quadratic. */
const growth = 4;
/** Times that a parser must have grown too much to count: another program may take the processor's cache once. */
const rounds = 3;
/** Characters on which each is tried first; what takes long on them is tried on more. */
const [short, long] = [8192, 65_536];
const suspicious = 1;
/** Milliseconds on the short text that need no longer one. */
const hopeless = 400;

/** What is repeated: what the forms of texts begin, end, escape and separate with, and what is written with several code units. */
const pieces = [
  ...'a0 \n,;.@<"*[(-=%\0',
  ...[
    "a@",
    "a.",
    "@a.",
    "a b ",
    "a=b&",
    "a=b; ",
    "en;q=0.1,",
    "../",
    "\r\n",
    "> ",
    ">\n",
    "<div>",
    "<b a='",
    "<!--",
    "&#x1",
  ],
  ...[
    "[a](",
    "**a** ",
    "{{",
    "@[a](b)",
    '"a","b"\n',
    '""',
    "2026-11-23,1,a\n",
    "\n\nAction: failed\n",
    "a: b\n",
    "--x\r\n",
  ],
  ...["=?utf-8?q?a?=", "+62 8", "5.1.1 ", "http://", "url(", "M0 0", "WyJ", "\u0301", "\ud800", "\u{1f600}"],
];

async function cost(parser: (text: string) => unknown, text: string): Promise<number> {
  const before = process.threadCpuUsage();
  try {
    await parser(text);
  } catch {
    // A refusal; that nothing is thrown where nobody catches it is asked where the parser is used.
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Returns what a text costs in the best of three runs; one that is good enough is the last. */
async function best(parser: (text: string) => unknown, text: string, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && least > enough; run++) least = Math.min(least, await cost(parser, text));
  return least;
}

const eightTimes = (parser: (text: string) => unknown) => async (text: string) => {
  for (let part = 0; part < long / short; part++) {
    try {
      await parser(text);
    } catch {
      // As above.
    }
  }
};

/** Returns a sentence about a piece whose repetition takes a parser too long; undefined when there is none. */
async function slowPiece(name: string, parser: (text: string) => unknown): Promise<string | undefined> {
  const repeat = (piece: string, length: number) => `${piece.repeat(Math.ceil(length / piece.length))}\u0001`;
  // What is loaded and compiled at the first use is not what is measured.
  for (const piece of ["a", "\n", "<a>"]) await cost(parser, repeat(piece, short));
  for (const piece of pieces) {
    if ((await best(parser, repeat(piece, short), suspicious)) <= suspicious) continue;
    let found: string | undefined;
    for (let round = 0; round < rounds; round++) {
      const parts = await best(eightTimes(parser), repeat(piece, short), limit / 2);
      const whole = parts > hopeless ? Number.POSITIVE_INFINITY : await best(parser, repeat(piece, long), limit);
      // The clock of a thread may go in steps of some milliseconds.
      found =
        whole > limit && whole / Math.max(parts, limit / 2) > growth ? `${whole} ms in place of ${parts}` : undefined;
      if (!found) break;
    }
    if (found) return `${name}: 64 KB of ${JSON.stringify(piece)} take ${found}`;
  }
  return undefined;
}

test("every parser of what comes from outside takes 64 KB of whatever is repeated in a time that grows as the text does", async () => {
  const slow: string[] = [];
  for (const [name, parser] of Object.entries(parsers)) {
    const found = await slowPiece(name, parser);
    if (found) slow.push(found);
  }
  expect(slow).toEqual([]);
});

test("a parser that is not linear is found", async () => {
  const rescans = (text: string) => {
    let sum = 0;
    for (let at = 0; at < text.length; at++)
      for (let next = at; next < text.length; next += 16) sum += text.charCodeAt(next);
    return sum;
  };
  expect(await slowPiece("one that reads on from each character", rescans)).toMatch(/: 64 KB of "a" take /);
});
