import { dayBefore, olderThan, type RetentionTable } from "#infra/retention/retention.server.ts";

/** Two years to compare, and the current month. */
const counts = { months: 25 };

/** Years for which the company compares its own figures, as long as its books. */
const figures = { bookYears: 10 };

/** Years for which an answer to the privacy choices can be proven. */
export const consentYears = 5;

/** Counts of visits, figures of the company by day, answers to the privacy choices. */
export const insightRetention = {
  insight_days: { delete: [{ after: counts, due: dayBefore("day") }], recorded: true },
  insight_day_sums: { delete: [{ after: counts, due: dayBefore("day") }] },
  insight_campaigns: { delete: [{ after: counts, due: dayBefore("first_day") }], recorded: true },
  speed_days: { delete: [{ after: counts, due: dayBefore("day") }] },
  insight_consents: { delete: [{ after: { months: consentYears * 12 }, due: olderThan("at") }], recorded: true },
  figure_days: { delete: [{ after: figures, due: dayBefore("day") }] },
  figure_days_counted: { permanent: "one row" },
  figure_days_changed: { deletedBy: "the next roll-up of the figures" },
} as const satisfies RetentionTable;
