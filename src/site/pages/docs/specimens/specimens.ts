import type { ProductId } from "#catalogue/products.ts";
import { action, market, marketplace } from "./actions.ts";
import { builder, lake, query, spider } from "./data.ts";
import { social } from "./social.ts";
import type { SpecimenCall } from "./specimen-call.ts";
import { vision } from "./vision.ts";

/** The specimen calls of each product that has an API of its own. */
export const specimens: Partial<Record<ProductId, readonly SpecimenCall[]>> = {
  "big-spider": spider,
  "big-social": social,
  "big-lake": lake,
  "big-query": query,
  "big-vision": vision,
  "big-builder": builder,
  "big-action": action,
  "big-market": market,
  "api-marketplace": marketplace,
};
