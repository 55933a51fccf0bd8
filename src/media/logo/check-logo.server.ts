import { type LogoPart, type LogoReferences, logoParts } from "#content/brand/logo-parts.ts";
import type { Pictures } from "../shown/pictures.server.ts";
import { type LogoFault, logoFault } from "./logo-fault.ts";

/** Returns what prevents the pictures of a logo from being shown wherever a logo stands. */
export function checkLogo(
  pictures: Pick<Pictures, "find">,
  words: LogoReferences,
): { part: LogoPart; fault: LogoFault }[] {
  return logoParts.flatMap((part) => {
    const reference = words[part];
    if (reference === undefined) return [];
    const picture = pictures.find(reference);
    const fault = picture ? logoFault(part, picture) : "picture_unusable";
    return fault ? [{ part, fault }] : [];
  });
}
