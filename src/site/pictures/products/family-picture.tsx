import type { ProductId } from "#catalogue/products.ts";
import type { Bilingual, Locale } from "#text/locales.ts";
import { Picture } from "../kit/picture.tsx";
import { productPictures } from "./registry.ts";

/** Renders a small piece of a product's screen; the tile around it says that its data are samples. */
export function FamilyPicture({ product, locale }: { product: ProductId; locale: Locale }) {
  const { label, Content } = productPictures[product].crop;
  return (
    <Picture label={label[locale]} locale={locale} size="tile" sample={false}>
      <Content locale={locale} />
    </Picture>
  );
}

/** The note below tiles whose pictures hold sample data. */
export const sampleNote: Bilingual<string> = {
  id: "Isi gambar adalah data contoh.",
  en: "The pictures hold sample data.",
};
