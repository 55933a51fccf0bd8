import { namesIn } from "../placeholders.ts";
import type { Finding } from "./finding.ts";
import { textPairs } from "./walk.server.ts";

/** Checks that both languages of a text have the same `{name}` places to fill in, facts included. */
export function* checkPlaceholders(): Generator<Finding | undefined> {
  for (const { text, other } of textPairs()) {
    yield;
    if (other === undefined || namesIn(text.value) === namesIn(other)) continue;
    const { set, keys, path } = text;
    const message = `${set}: the {names} of ${path} differ between the languages`;
    yield { rule: "placeholders", code: "placeholders_differ", set, keys, message };
  }
}
