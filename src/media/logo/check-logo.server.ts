import { type LogoPart, type LogoReferences, logoParts } from "#content/brand/logo-parts.ts";
import type { Pictures, StoredPicture } from "../shown/pictures.server.ts";

type LogoFault = "picture_unusable" | "not_a_logo" | "mark_not_square" | "logo_too_small";

/** Pixels that the largest place needs: an icon of a phone, and a letterhead in print. */
const smallestMark = 192;
const smallestHeight = 96;

/** Returns what keeps the pictures of a logo from being shown wherever a logo stands. */
export function checkLogo(
  pictures: Pick<Pictures, "find">,
  words: LogoReferences,
): { part: LogoPart; fault: LogoFault }[] {
  return logoParts.flatMap((part) => {
    const reference = words[part];
    if (reference === undefined) return [];
    const picture = pictures.find(reference);
    const fault = picture ? faultOf(part, picture) : "picture_unusable";
    return fault ? [{ part, fault }] : [];
  });
}

function faultOf(part: LogoPart, { kind, width, height, drawing }: StoredPicture): LogoFault | undefined {
  if (kind !== "svg" && kind !== "png") return "not_a_logo";
  if (part === "mark" && Math.abs(width - height) > Math.max(width, height) * 0.02) return "mark_not_square";
  if (drawing) return undefined;
  return height < (part === "mark" ? smallestMark : smallestHeight) ? "logo_too_small" : undefined;
}
