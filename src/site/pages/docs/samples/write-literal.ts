import type { Json } from "./sample-request.ts";

interface Dialect {
  open: string;
  close: string;
  pair: string;
  words: { true: string; false: string; null: string };
  key: (name: string) => string;
  /** Whether a list and an object end with a comma, as formatters of the language want it. */
  comma: boolean;
}

const plain = { true: "true", false: "false", null: "null" };
const quoted = (name: string) => JSON.stringify(name);
export const dialects = {
  json: { open: "{", close: "}", pair: ": ", words: plain, key: quoted, comma: false },
  js: {
    open: "{",
    close: "}",
    pair: ": ",
    words: plain,
    key: (name) => (/^\w+$/.test(name) ? name : quoted(name)),
    comma: true,
  },
  py: {
    open: "{",
    close: "}",
    pair: ": ",
    words: { true: "True", false: "False", null: "None" },
    key: quoted,
    comma: true,
  },
  php: { open: "[", close: "]", pair: " => ", words: plain, key: quoted, comma: true },
} satisfies Record<string, Dialect>;

/** Returns a value as a literal of a language. PHP would read variables in double quotes, so no value has a dollar sign. */
export function writeLiteral(value: Json, dialect: Dialect, indent = ""): string {
  const { open, close, pair, words, key, comma } = dialect;
  if (value === null || typeof value === "boolean") return words[`${value}`];
  if (typeof value !== "object") return JSON.stringify(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => writeLiteral(item, dialect, inner))
    : Object.entries(value).map(([name, item]) => `${key(name)}${pair}${writeLiteral(item, dialect, inner)}`);
  const [first, last] = isList ? ["[", "]"] : [open, close];
  if (parts.length === 0) return first + last;
  const onOneLine = isList && parts.every((part) => !part.includes("\n")) && parts.join(", ").length < 60;
  if (onOneLine) return `${first}${parts.join(", ")}${last}`;
  return `${first}\n${inner}${parts.join(`,\n${inner}`)}${comma ? "," : ""}\n${indent}${last}`;
}
