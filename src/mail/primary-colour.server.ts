import { readBrand } from "#content/brand/read-brand.server.ts";
import type { Theme } from "#content/brand/tokens.ts";

/** Returns the colour of links and buttons. */
export const primaryColour = (theme: Theme = "light"): string => readBrand()[theme].primary;
