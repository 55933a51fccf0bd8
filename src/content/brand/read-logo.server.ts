import { pictureReference } from "../find-pictures.ts";
import { readSet } from "../read-set.server.ts";
import { type LogoReferences, logoParts } from "./logo-parts.ts";

/** Returns the company's own logo; empty without a mark. That of a draft in a preview may be anything. */
export function readLogo(): LogoReferences {
  const words = readSet("id", "logo") as LogoReferences;
  const given = logoParts.filter((part) => pictureReference.test(words[part] ?? ""));
  if (!given.includes("mark")) return {};
  return Object.fromEntries(given.map((part) => [part, words[part]]));
}
