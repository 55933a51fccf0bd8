import * as z from "zod/mini";
import { rupiahField } from "#money/rupiah-field.ts";
import { emailAddress } from "#text/email-address.ts";

const time = z.string().check(z.trim(), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "invalid_time" }));
const fee = rupiahField(z.int().check(z.gte(0), z.lte(999_999)));

/** The digits of a phone number with its country code, as WhatsApp writes it in addresses; empty: none. */
const whatsAppNumber = z.string().check(
  z.overwrite((typed) => typed.replace(/[\s+().-]/g, "").replace(/^0/, "62")),
  z.regex(/^([1-9]\d{7,14})?$/, { error: "invalid_phone" }),
);
const isAddress = (typed: string) => typed === "" || /^https?:$/.test(URL.parse(typed)?.protocol ?? "");
const bookingUrl = z.string().check(z.trim(), z.maxLength(500), z.refine(isAddress, { error: "invalid_address" }));
const workingHours = z
  .object({
    days: z.array(z.coerce.number().check(z.int(), z.gte(1), z.lte(7))).check(z.minLength(1, { error: "required" })),
    from: time,
    to: time,
  })
  .check(z.refine(({ from, to }) => from < to, { path: ["to"], error: "too_early" }));

/** What a company changes about its work: each setting with the schema of its value. */
export const plainSettings = { salesMail: emailAddress(), whatsAppNumber, bookingUrl, workingHours };

/** What concerns money and who must agree: changed with a fresh second factor. */
export const guardedSettings = {
  reviewLimit: rupiahField(z.int().check(z.gte(0), z.lte(1_000_000_000_000))),
  channelFees: z.object({ mandiri_va: fee, bca_va: fee, bni_va: fee, bri_va: fee, permata_va: fee }),
  publishReview: z.boolean(),
};

export const settingNames = [...Object.keys(plainSettings), ...Object.keys(guardedSettings)] as SettingName[];
export type SettingName = keyof typeof plainSettings | keyof typeof guardedSettings;

/** A setting with its new value; null goes back to the value of the environment. */
const change = <const Name extends SettingName, Value extends z.core.$ZodType>(setting: Name, value: Value) =>
  z.object({ setting: z.literal(setting), value: z.nullable(value), version: z.int() });

/** The body of `PUT /admin/settings`. */
export const plainChange = z.discriminatedUnion("setting", [
  change("salesMail", plainSettings.salesMail),
  change("whatsAppNumber", plainSettings.whatsAppNumber),
  change("bookingUrl", plainSettings.bookingUrl),
  change("workingHours", plainSettings.workingHours),
]);

/** The body of `PUT /admin/settings/guarded`. */
export const guardedChange = z.discriminatedUnion("setting", [
  change("reviewLimit", guardedSettings.reviewLimit),
  change("channelFees", guardedSettings.channelFees),
  change("publishReview", guardedSettings.publishReview),
]);
export type SettingChange = z.output<typeof plainChange> | z.output<typeof guardedChange>;
