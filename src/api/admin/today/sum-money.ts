import type { Database } from "#infra/database/tables.server.ts";
import { type DayFigure, readDays } from "#insight/figures/read-figures.server.ts";
import { addDays, addMonths, type Day } from "#time/jakarta-day.ts";
import { figureSources } from "./figure-sources.ts";

/** Returns the money received, less what was returned, in this month and in the one before. */
export async function sumMoney(db: Database, today: Day) {
  const month = `${today.slice(0, 8)}01`;
  const monthBefore = addMonths(month, -1);
  // Of a shorter month its last day.
  const sameDay = addMonths(today, -1);
  const days = await readDays({ db, sources: figureSources }, { from: monthBefore, to: today });
  const sum = (from: Day, to: Day) =>
    days.filter(({ day }) => day >= from && day <= to).reduce((total, figure) => total + netOf(figure), 0);
  return {
    thisMonth: sum(month, today),
    lastMonthToDate: sum(monthBefore, sameDay),
    lastMonth: sum(monthBefore, addDays(month, -1)),
  };
}

function netOf({ measure, amount }: DayFigure): number {
  if (measure === "received") return amount;
  return measure === "refunded" ? -amount : 0;
}
