import type { ReactNode } from "react";
import type { ProductId } from "#catalogue/products.ts";
import type { Locale } from "#text/locales.ts";
import { Picture, type PictureProps } from "../kit/picture.tsx";
import { type PictureText, wordsIn } from "../kit/words.ts";
import { productPictures } from "./registry.ts";

interface FamilyPictureProps extends Partial<Pick<PictureProps, "sample" | "className">> {
  product: ProductId;
  locale: Locale;
  /** Draws what surrounds the piece of the screen, such as a telephone. */
  around?: (piece: ReactNode) => ReactNode;
}

/** Renders a small piece of a product's screen; unless `sample`, the tile around it says that its data are samples. */
export function FamilyPicture({ product, locale, sample = false, className, around }: FamilyPictureProps) {
  const { label, draw } = productPictures[product].crop;
  const t = wordsIn(locale);
  const piece = draw(t);
  return (
    <Picture label={t(label)} locale={locale} size="tile" sample={sample} className={className}>
      {around ? around(piece) : piece}
    </Picture>
  );
}

/** The note below tiles whose pictures hold sample data. */
export const sampleNote: PictureText = "Isi gambar adalah data contoh. | The pictures hold sample data.";
