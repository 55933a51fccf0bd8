import type { SoldOnlineId } from "#catalogue/products.ts";
import type { VoucherDetail } from "#shop/vouchers/admin-voucher-view.ts";
import type { AnySchema } from "../../form/schema-resolver.ts";

/** The terms as the fields hold them; an empty number is null. */
export interface TermsValues {
  unit: "percent" | "idr";
  value: number | null;
  max_price: number | null;
  start_date: string;
  end_date: string;
  min_months: number | null;
  products: SoldOnlineId[];
}

export interface VoucherValues extends TermsValues {
  code: string;
  max_uses: number | null;
  max_uses_per_customer: number | null;
  version: number;
}

/** Returns the terms of a new voucher: today until the end of the year. */
export function newTerms(today: string): TermsValues {
  const end_date = `${today.slice(0, 4)}-12-31`;
  const empty = { value: null, max_price: null, min_months: null, products: [] };
  return { unit: "percent", start_date: today, end_date, ...empty };
}

export function valuesOf(voucher: VoucherDetail): VoucherValues {
  const { code, unit, value, max_price, start_date, end_date, min_months, products, version } = voucher;
  const { max_uses, max_uses_per_customer } = voucher;
  const terms = { unit, value, max_price, start_date, end_date, min_months };
  return { code, ...terms, max_uses, max_uses_per_customer, version, products: (products ?? []) as SoldOnlineId[] };
}

/** Returns the values as the call takes them: an emptied number is null, and a discount in rupiah has no cap. */
export function sentValues<Values extends TermsValues>(values: Values): Values {
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === "" ? null : value]));
  return { ...(given as Values), max_price: values.unit === "idr" ? null : given.max_price };
}

/** Returns a schema of the call as a schema of the fields. */
export function fieldSchema(schema: AnySchema): AnySchema {
  return { safeParse: (values) => schema.safeParse(sentValues(values as TermsValues)) };
}
