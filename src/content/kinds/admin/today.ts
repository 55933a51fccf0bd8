import { z } from "zod";
import { label, text } from "../shared/parts.ts";

const labels = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, label])) as Record<Name, typeof label>);

const sentences = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text(120)])) as Record<Name, ReturnType<typeof text>>);

/** Home of the back office: what waits for the person, figures, charts, funnel. */
export const adminToday = z.strictObject({
  title: label,
  greetings: labels("morning", "noon", "afternoon", "evening"),
  /** `{greeting}`, `{name}`, `{n}` and `{age}` are filled in. */
  head: sentences("many", "one", "none", "oldest", "start"),
  turns: z.strictObject({
    title: label,
    order: label,
    more: label,
    keys: text(80),
    empty: z.strictObject({ title: label, body: text(320), action: label }),
    spam: label,
    spamDetail: label,
    workspace: label,
    /** `{amount}` is filled in. */
    needs: sentences("proposed", "surplus", "owed", "refund", "review"),
    rights: label,
    publication: label,
    event: label,
    jobs: label,
    jobsDetail: text(160),
    noMessage: label,
    verbs: labels(
      "lead",
      "spam",
      "proposed",
      "order",
      "refund",
      "workspace",
      "help",
      "rights",
      "publication",
      "event",
      "jobs",
    ),
    age: labels("days", "day", "due", "workspaceDue", "starts"),
  }),
  recent: sentences("title", "lead", "none"),
  development: label,
  tiles: z.strictObject({
    label,
    money: sentences("label", "change", "none"),
    unanswered: sentences("label", "late", "fine"),
    leads: labels("label"),
    orders: labels("label"),
    /** `{change}` against the period before. */
    period: text(60),
    packages: labels("label", "grace"),
    system: labels("label", "fine", "failed", "retrying"),
    subscribers: labels("label", "new"),
    workspaces: labels("label", "late"),
  }),
  period: labels("label", "days"),
  charts: labels("leads", "orders", "placed", "paid", "revenue", "received", "refunded", "recentRevenue"),
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
