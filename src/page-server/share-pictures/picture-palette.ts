import { mix } from "#colour/contrast.ts";
import { type Brand, shippedBrand } from "#content/brand/shipped-brand.ts";
import { roleColour } from "#content/brand/tokens.ts";
import type { PictureWords } from "./picture-words.ts";

interface PicturePalette {
  background: string;
  glow: string;
  ink: string;
  muted: string;
  petal: string;
  warm: string;
  logo: string;
}

/** Returns the colours of a background; they are written out, as pictures have no style sheet. */
export function paletteOf(background: PictureWords["background"], { light, dark }: Brand): PicturePalette {
  const ground = roleColour("light", background === "navy" ? "ink" : "ground");
  if (background === "white") {
    const { primary, accent } = light;
    const glow = primary === shippedBrand.light.primary ? "#e9f0fd" : mix(primary, ground, 0.1);
    const ink = roleColour("light", "ink");
    return { background: ground, glow, ink, muted: "#4a5a76", petal: primary, warm: accent, logo: primary };
  }
  const isShipped = light.primary === shippedBrand.light.primary && dark.primary === shippedBrand.dark.primary;
  const glow = isShipped ? "#14306b" : mix(light.primary, ground, 0.4);
  const petal = isShipped ? "#5f97f5" : mix(dark.primary, light.primary, 0.6);
  return { background: ground, glow, ink: "#ffffff", muted: "#a9bbd8", petal, warm: dark.accent, logo: dark.primary };
}
