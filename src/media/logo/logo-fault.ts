import type { PictureKind } from "../picture-kind.ts";

export type LogoFault = "picture_unusable" | "not_a_logo" | "mark_not_square" | "logo_too_small";

/** Pixels that the largest place needs: an icon of a phone, and a letterhead in print. */
const smallestMark = 192;
const smallestHeight = 96;

/** Returns what prevents a picture from being shown wherever this part of a logo stands. */
export function logoFault(
  part: "light" | "dark" | "mark",
  { kind, width, height }: { kind: PictureKind; width: number; height: number },
): LogoFault | undefined {
  if (kind !== "svg" && kind !== "png") return "not_a_logo";
  if (part === "mark" && Math.abs(width - height) > Math.max(width, height) * 0.02) return "mark_not_square";
  if (kind === "svg") return undefined;
  return height < (part === "mark" ? smallestMark : smallestHeight) ? "logo_too_small" : undefined;
}
