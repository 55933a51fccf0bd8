import type { ProductId } from "#catalogue/products.ts";
import type { Bilingual, Locale } from "#text/locales.ts";
import { Picture } from "../kit/picture.tsx";
import { apiMarketplace } from "./api-marketplace.tsx";
import { bigAction } from "./big-action.tsx";
import { bigAssistant } from "./big-assistant.tsx";
import { bigBuilder } from "./big-builder.tsx";
import { bigLake } from "./big-lake.tsx";
import { bigLegal } from "./big-legal.tsx";
import { bigMarket } from "./big-market.tsx";
import { bigOne } from "./big-one.tsx";
import { bigQuery } from "./big-query.tsx";
import { bigSocial } from "./big-social.tsx";
import { bigSpider } from "./big-spider.tsx";
import { bigView } from "./big-view.tsx";
import { bigVision } from "./big-vision.tsx";
import type { Crop } from "./crop.ts";

const crops: Record<ProductId, Crop> = {
  "big-spider": bigSpider,
  "big-social": bigSocial,
  "big-lake": bigLake,
  "big-query": bigQuery,
  "big-view": bigView,
  "big-vision": bigVision,
  "big-legal": bigLegal,
  "big-assistant": bigAssistant,
  "big-builder": bigBuilder,
  "big-action": bigAction,
  "big-one": bigOne,
  "big-market": bigMarket,
  "api-marketplace": apiMarketplace,
};

/** Renders a small piece of a product's screen; the tile around it says that its data are samples. */
export function FamilyPicture({ product, locale }: { product: ProductId; locale: Locale }) {
  const { label, Content } = crops[product];
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
