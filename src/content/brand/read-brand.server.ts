import { readSet } from "../read-set.server.ts";
import type { Brand } from "./shipped-brand.ts";
import { validBrand } from "./valid-brand.ts";

/** Returns the company's colours. Those of a draft in a preview may be anything, and colours become CSS. */
export const readBrand = (): Brand => validBrand(readSet("id", "brand"));
