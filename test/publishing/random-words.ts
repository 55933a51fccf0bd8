import { textsOf } from "#content/texts-of.ts";

/** Returns numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

/** What somebody may type or paste into a field. */
const hostileTexts = [
  "<script>hostile()</script>",
  '"><img src=x onerror=hostile()>',
  "</title><svg onload=hostile()>",
  "</script><b>hostile()</b>",
  "[hostile](javascript:hostile())",
  "**`[hostile](//hostile.example)`**",
  "{facts.hostile}",
  "{{hostile}} <%= hostile() %>",
  "&lt;hostile&gt; &amp; &#x3c;",
  "\u202ehostile\u202c \u2067hostile\u2069",
  "👩‍👩‍👧‍👦 hostile 🇮🇩",
  "hostile\u0000",
  "hostile\u0007",
  "hostile \ud800",
  "hostile\nhostile\r\n\thostile",
  "",
  "   ",
  "h".repeat(10_000),
];

/** Returns words with one to three fields changed at random: texts, missing fields, and longer or shorter lists. */
export function changeAtRandom(
  words: object,
  random: () => number,
): { words: Record<string, unknown>; paths: PropertyKey[][] } {
  const changed = structuredClone(words) as Record<string, unknown>;
  const paths: PropertyKey[][] = [];
  for (let left = 1 + Math.floor(random() * 3); left > 0; left--) {
    const texts = [...textsOf(changed)];
    // A document whose choices are all empty, such as the logo, has no text.
    if (texts.length === 0) break;
    const { keys, value } = pick(random, texts);
    const parent = keys.slice(0, -1).reduce((branch, key) => (branch as never)[key], changed as unknown) as Record<
      PropertyKey,
      unknown
    >;
    const key = keys.at(-1)!;
    paths.push(keys);
    const kind = random();
    const hostile = pick(random, hostileTexts);
    if (Array.isArray(parent) && kind < 0.2) parent.splice(Number(key), 1);
    else if (Array.isArray(parent) && kind < 0.4) parent.push(hostile);
    else if (kind < 0.1) delete parent[key];
    else if (kind < 0.5) parent[key] = hostile;
    // Beside the words that the field needs, such as its places to fill in.
    else
      parent[key] =
        value.length > 40 ? `${value.slice(0, -9)} ${hostile.slice(0, 60)}` : `${value} ${hostile.slice(0, 30)}`;
  }
  return { words: changed, paths };
}
