import { z } from "zod";
import { label, text } from "../shared/parts.ts";

const labels = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, label])) as Record<Name, typeof label>);

/** Home of the back office: what waits, charts, funnel. */
export const adminToday = z.strictObject({
  title: label,
  waiting: label,
  development: label,
  tiles: z.strictObject({
    leads: labels("label", "inTime", "overdue", "longOverdue", "suspects"),
    orders: labels("label", "refunds", "awaiting"),
    workspaces: labels("label", "late"),
    money: labels("label", "sameDay", "change", "lastMonth"),
    packages: labels("label", "grace"),
    jobs: labels("label", "retrying"),
    rights: labels("label", "overdue", "dueSoon"),
    subscribers: labels("label", "newThisMonth"),
  }),
  period: labels("label", "days"),
  charts: labels("leads", "orders", "placed", "paid", "revenue", "received", "refunded"),
  funnel: z.strictObject({
    title: label,
    split: label,
    csv: label,
    by: labels("product", "locale", "campaign"),
    steps: labels("visits", "contacts", "orders", "paid"),
    languages: labels("id", "en"),
    products: labels("api-marketplace", "end-to-end-platform", "not-sure"),
    noProduct: label,
    noCampaign: label,
    /** `{n}` further values. */
    rest: label,
    total: label,
    note: text(320),
  }),
});
