import * as z from "zod/mini";
import { rupiahField } from "#money/rupiah-field.ts";
import { dayField } from "#time/day-field.ts";

/** Highest monthly price in rupiah, against typing errors; 36 months of it still fit a database integer. */
export const maxMonthlyPrice = 10_000_000_000;

/** Days before a higher price holds by which customers who would renew the package are told at the latest. */
export const noticeDays = 14;

const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

/** The body of `POST /admin/prices/plans`: a monthly price, and the day in Jakarta from which it holds. */
export const newPricePlan = z.object({
  package_id: z.string().check(z.minLength(1), z.maxLength(64)),
  price: rupiahField(z.int().check(z.gte(1), z.lte(maxMonthlyPrice))),
  from_day: dayField,
  reason,
  /** The version of the package that the person saw. */
  version: z.int(),
});
export type NewPricePlan = z.infer<typeof newPricePlan>;

/** The body of `POST /admin/prices/plans/{id}/cancel`. */
export const planCancellation = z.object({ version: z.int(), reason });
