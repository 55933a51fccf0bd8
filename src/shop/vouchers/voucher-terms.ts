import * as z from "zod/mini";
import { soldOnline } from "#catalogue/products.ts";
import { rupiahField } from "#money/rupiah-field.ts";
import { dayField } from "#time/day-field.ts";

/** Most codes of one batch. */
export const maxBatchSize = 10_000;

// A field that a person left empty is null.
const count = (largest: number) => z.nullish(z.int().check(z.gte(1), z.lte(largest)));
const maxRupiah = 10_000_000_000;
const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

const terms = {
  unit: z.enum(["percent", "idr"]),
  value: z.int().check(z.gte(1), z.lte(maxRupiah)),
  max_price: z.nullish(rupiahField(z.int().check(z.gte(1), z.lte(maxRupiah)))),
  start_date: dayField,
  end_date: dayField,
  /** None or an empty list: every product. */
  products: z.nullish(z.array(z.enum(soldOnline))),
  min_months: count(36),
};
const limits = { max_uses: count(1_000_000_000), max_uses_per_customer: count(1_000_000) };

type Terms = Pick<z.infer<z.ZodMiniObject<typeof terms>>, "unit" | "value" | "start_date" | "end_date">;
const percentIsAtMost100 = z.refine<Terms>(({ unit, value }) => unit === "idr" || value <= 100, {
  path: ["value"],
  message: "too_big",
});
const endsAfterStart = z.refine<Terms>(({ start_date, end_date }) => start_date <= end_date, {
  path: ["end_date"],
  message: "invalid",
});

const fields = { code: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{3,40}$/)), ...terms, ...limits };

/** A voucher as a person enters it: in the back office and by the operator's command. */
export const newVoucher = z.object(fields).check(percentIsAtMost100, endsAfterStart);
export type NewVoucher = z.infer<typeof newVoucher>;

/** The body of `PATCH /admin/vouchers/{id}`: a voucher nobody used yet, as it is to be, and the version that was edited. */
export const voucherEdit = z.object({ ...fields, version: z.int() }).check(percentIsAtMost100, endsAfterStart);
export type VoucherEdit = z.infer<typeof voucherEdit>;

/** The body of `POST /admin/vouchers/batches`: one-time codes with the same terms. */
export const newBatch = z
  .object({
    name: text(80),
    prefix: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9]{2,16}$/)),
    size: z.int().check(z.gte(1), z.lte(maxBatchSize)),
    ...terms,
  })
  .check(percentIsAtMost100, endsAfterStart);
export type NewBatch = z.infer<typeof newBatch>;

/** The body of a withdrawal, of a voucher or of a batch. */
export const withdrawal = z.object({ version: z.int(), reason: text(500) });
