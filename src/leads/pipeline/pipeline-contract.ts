import { z } from "zod";
import { leadProducts } from "#catalogue/products.ts";
import { get, patch, post, put, remove } from "#contract/contract.ts";
import { inRupiah, wholeRupiah } from "#money/rupiah-schema.ts";
import { plainLine } from "#text/plain-line.ts";
import { answeredDay } from "#time/day-schema.ts";
import { isDay } from "#time/jakarta-day.ts";
import { boardStates, closedStates, mostAmount, mostLines, mostMonths } from "./deal.ts";

const reads = ["leads", "read"] as const;
const writes = ["leads", "write"] as const;

const amount = inRupiah(z.int().min(0).max(mostAmount, { error: "too_large" }));
const line = z.object({
  product: z.enum(leadProducts),
  package_id: z.string().max(80).nullable().describe("Of a package that is sold online"),
  amount,
});

const dealInput = z
  .object({
    version: z.int(),
    lines: z.array(line).max(mostLines),
    amount: amount.nullable().describe("By hand, in whole rupiah; null for the sum of the lines"),
    months: z.int().min(1).max(mostMonths).nullable().describe("Null for an amount that is paid once"),
    expected_close: z.string().refine(isDay, { error: "invalid" }).nullable(),
  })
  .refine(({ lines }) => lines.reduce((sum, each) => sum + each.amount, 0) <= mostAmount, {
    path: ["lines"],
    error: "too_large",
  });
export type DealInput = z.output<typeof dealInput>;

/** What a lead is worth, as its own screen shows it. A product or package may be gone from the catalogue. */
export const dealView = z.object({
  lines: z.array(z.object({ product: z.string(), package_id: z.string().nullable(), amount: wholeRupiah })),
  amount: wholeRupiah.nullable().describe("A month, or once; null when nobody said anything"),
  months: z.int().nullable(),
});

/** What a list shows of the value of a lead. */
export const dealRow = {
  value: wholeRupiah.nullable().describe("In whole rupiah over all months"),
  expected_close: answeredDay.nullable().describe("A day in Jakarta"),
  state_since: z.string(),
  reason_id: z.int().nullable().describe("Why it was won or lost"),
};

/** The calls about the value of one lead; they answer with the lead and stand in its contract. */
export const dealCalls = {
  saveDeal: put("/admin/leads/:id/deal", {
    permission: writes,
    summary: "Say what a lead is worth and when it is expected to close",
    params: z.object({ id: z.uuid() }),
    body: dealInput,
    version: true,
    answers: "read",
    refuses: {
      not_found: 404,
      merged: [409, "lead_merged"],
      unknown_package: { field: "lines", code: "unknown_choice" },
    },
  }),
  linkOrder: put("/admin/leads/:id/orders/:order", {
    permission: writes,
    summary: "Say that an order came from a lead",
    params: z.object({ id: z.uuid(), order: z.uuid() }),
    answers: "read",
    refuses: { not_found: 404, linked: [409, "order_linked"] },
  }),
  unlinkOrder: remove("/admin/leads/:id/orders/:order", {
    permission: writes,
    summary: "Say that an order did not come from a lead",
    params: z.object({ id: z.uuid(), order: z.uuid() }),
    answers: "read",
    refuses: { not_found: 404 },
  }),
};

const reason = z.object({
  id: z.int(),
  outcome: z.enum(closedStates),
  label: z.object({ id: z.string(), en: z.string() }),
  retired: z.boolean(),
  version: z.int(),
});
export type CloseReasonView = z.output<typeof reason>;

const label = z.string().overwrite(plainLine).min(1, { error: "required" }).max(60, { error: "too_long" });
const labels = { label_id: label, label_en: label };

const column = z.object({
  state: z.enum(boardStates),
  count: z.int(),
  /** Whether there are more than were counted; the count is then a lower bound. */
  more: z.boolean(),
  value: wholeRupiah.describe("Sum of what is known, in whole rupiah"),
  weight: z.int().describe("How many of a hundred are expected to be won"),
});
export type BoardColumn = z.output<typeof column>;

const forecast = z.object({
  months: z.array(z.string()).describe("`2026-11` and the eleven after it, in Jakarta"),
  rows: z.array(
    z.object({
      month: z.string().nullable().describe("In which it is expected to close, or was won; null without a day"),
      owner: z.object({ id: z.string(), name: z.string() }).nullable(),
      state: z.enum(boardStates),
      count: z.int(),
      value: wholeRupiah,
      weighted: wholeRupiah,
    }),
  ),
  more: z.boolean().describe("Whether there are more leads than were summed"),
  pace: z
    .array(z.object({ state: z.enum(boardStates), weight: z.int(), stays: z.int(), days: z.number().nullable() }))
    .describe("How long leads were in a state that they left within 180 days, on average"),
});
export type ForecastView = z.output<typeof forecast>;

/** The calls of the pipeline: sums of the board, forecast, and why leads are won and lost. */
export const pipelineContract = {
  board: get("/admin/leads/board", {
    permission: reads,
    summary: "How many leads each column of the board has, and what they are worth",
    query: z.object({ owner: z.string().max(200).optional(), product: z.string().max(200).optional() }),
    data: z.array(column),
  }),
  forecast: get("/admin/leads/forecast", {
    permission: reads,
    summary: "What open leads are expected to bring, by month and owner, and how long leads are in each state",
    data: forecast,
  }),
  reasons: get("/admin/leads/reasons", {
    permission: reads,
    summary: "Why leads are won and lost, retired reasons included",
    data: z.array(reason),
  }),
  addReason: post("/admin/leads/reasons", {
    permission: ["close_reasons", "write"],
    summary: "Add a reason why leads are won or lost",
    body: z.object({ outcome: z.enum(closedStates), ...labels }),
    status: 201,
    answers: "reasons",
    refuses: { too_many_reasons: 409 },
  }),
  changeReason: patch("/admin/leads/reasons/:id", {
    permission: ["close_reasons", "write"],
    summary: "Rename, retire or restore a reason",
    params: z.object({ id: z.coerce.number().int().positive() }),
    body: z
      .object({ version: z.int(), ...labels, retired: z.boolean() })
      .partial({ label_id: true, label_en: true, retired: true }),
    version: true,
    answers: "reasons",
    refuses: { not_found: 404 },
  }),
};
