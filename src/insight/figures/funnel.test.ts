import { expect, test } from "vitest";
import { funnelOf } from "./funnel.ts";

test("requests and registrations are one step, and values beyond the limit are added up", () => {
  const figure = (value: string, measure: "visit" | "lead" | "registration" | "paid" | "received", count: number) => ({
    value,
    measure,
    count,
  });
  const funnel = funnelOf(
    [
      figure("big-view", "visit", 10),
      figure("big-view", "lead", 2),
      figure("big-view", "registration", 3),
      figure("big-social", "visit", 30),
      figure("", "paid", 1),
      figure("", "received", 7),
    ],
    1,
  );
  expect(funnel).toEqual({
    all: { visits: 40, contacts: 5, orders: 0, paid: 1 },
    values: [{ value: "big-social", visits: 30, contacts: 0, orders: 0, paid: 0 }],
    more: 2,
    rest: { visits: 10, contacts: 5, orders: 0, paid: 1 },
  });
});
