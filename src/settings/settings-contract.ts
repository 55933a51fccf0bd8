import { z } from "zod";
import { get, put } from "#contract/contract.ts";
import { guardedChange, guardedSettings, plainChange, plainSettings } from "./settings-terms.ts";

/** A setting: its value in force, that of the environment, and who last chose. */
const setting = <Value extends z.core.$ZodType>(value: Value) =>
  z.object({
    value,
    /** What holds without a value of its own: that of the environment, or the default. */
    fallback: value,
    /** Whether the company chose a value of its own. */
    chosen: z.boolean(),
    version: z.int(),
    changed_at: z.string().nullable(),
    changed_by: z.string().nullable(),
  });

const settings = z.object({
  salesMail: setting(plainSettings.salesMail),
  whatsAppNumber: setting(plainSettings.whatsAppNumber),
  bookingUrl: setting(plainSettings.bookingUrl),
  workingHours: setting(plainSettings.workingHours),
  reviewLimit: setting(guardedSettings.reviewLimit),
  channelFees: setting(guardedSettings.channelFees),
  publishReview: setting(guardedSettings.publishReview),
});
export type SettingsView = z.output<typeof settings>;

/** The settings of the company. */
export const settingsContract = {
  read: get("/admin/settings", {
    permission: ["settings", "read"],
    summary: "The settings of the company, with the values of the environment that they replace",
    data: settings,
  }),
  change: put("/admin/settings", {
    permission: ["settings", "write"],
    summary: "Change a setting, or go back to the value of the environment",
    body: plainChange,
    version: true,
    answers: "read",
  }),
  changeGuarded: put("/admin/settings/guarded", {
    permission: ["settings", "write"],
    recentFactor: true,
    summary: "Change a setting about money or approval",
    body: guardedChange,
    version: true,
    answers: "read",
  }),
};
