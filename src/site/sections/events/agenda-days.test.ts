import { expect, test } from "vitest";
import type { EventWords } from "#content/kinds/events.ts";
import { jakartaDay, jakartaMoment } from "#time/jakarta-day.ts";
import { dayParts, daysIn, hoursText, localHoursText, monthsAround, splitAgenda } from "./agenda-days.ts";

const event = (id: string, day: string) => ({ id, starts: `${day}T10:00`, ends: `${day}T11:15` }) as EventWords;

test("the day changes at midnight in Jakarta", () => {
  expect(jakartaDay(new Date("2026-11-20T16:59:59Z"))).toBe("2026-11-20");
  expect(jakartaDay(new Date("2026-11-20T17:00:00Z"))).toBe("2026-11-21");
});

test("an event of today is still to come; each list begins with the event nearest to today", () => {
  const items = [
    event("c", "2027-01-01"),
    event("a", "2026-08-01"),
    event("b", "2026-11-20"),
    event("z", "2026-10-01"),
  ];
  const { upcoming, past } = splitAgenda(items, "2026-11-20");
  expect(upcoming.map(({ id }) => id)).toEqual(["b", "c"]);
  expect(past.map(({ id }) => id)).toEqual(["z", "a"]);
});

test("months run over the turn of the year", () => {
  expect(monthsAround("2026-11-20", 1, 2)).toEqual(["2026-10", "2026-11", "2026-12", "2027-01"]);
  expect(daysIn("2028-02")).toBe(29);
});

test("days and hours are written as each language writes them", () => {
  expect(dayParts("2026-12-03T10:00", "id")).toMatchObject({ day: "3", weekday: "Kamis", month: "Desember 2026" });
  expect(dayParts("2026-12-03T10:00", "en")).toMatchObject({ weekday: "Thursday", month: "December 2026" });
  expect(hoursText(event("a", "2026-12-03"), "id")).toBe("10.00–11.15");
  expect(localHoursText({ ...event("a", "2026-12-03"), city: "Makassar" }, "id")).toBe("11.00–12.15 WITA");
  expect(localHoursText({ ...event("a", "2026-12-03"), city: "Surabaya" }, "id")).toBeUndefined();
  expect(jakartaMoment("2026-12-03T10:00").toISOString()).toBe("2026-12-03T03:00:00.000Z");
});
