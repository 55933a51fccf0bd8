import { matchPath } from "react-router";
import { describe, expect, test } from "vitest";
import { may } from "#accounts/staff/permissions.ts";
import { screens } from "#admin/screens.ts";
import { placeholdersIn } from "#content/placeholders.ts";
import { readShipped } from "#content/read-set.server.ts";
import type { Words } from "#content/sets.ts";
import { locales } from "#text/locales.ts";
import { sayStep } from "./say-step.ts";
import { pathOf, resourceOfStep, type Step, stepNames, stepRow } from "./steps.ts";

const wordsOf = (locale: (typeof locales)[number]) =>
  readShipped(locale, "admin-notifications") as Words<"admin-notifications">;

describe.each(stepNames)("%s", (step) => {
  test("has recipients, each of whom may read what it is about", () => {
    const { to, otherwise = [] } = stepRow(step);
    const roles = to === "person" ? otherwise : to;
    expect(to).not.toEqual([]);
    for (const role of [...roles, "admin"] as const) expect(may(role, resourceOfStep(step), "read"), role).toBe(true);
  });

  test("names in both languages what it is given, and nothing else", () => {
    const named = stepRow(step)
      .params.toSorted()
      .map((name) => `{${name}}`)
      .join(" ");
    for (const locale of locales) expect(placeholdersIn(wordsOf(locale).steps[step].line)).toBe(named);
  });

  test("leads to a screen that its readers may open", () => {
    const [path] = pathOf(step, "3c2b1a09", {}).split("?");
    const screen = screens.find((row) => matchPath(`/${row.path}`, path!));
    expect(screen?.resource).toBe(resourceOfStep(step));
  });
});

test("every step has words, and no words are left of another", () => {
  for (const locale of locales) expect(Object.keys(wordsOf(locale).steps)).toEqual(stepNames);
});

test("an amount is said as money, and the thread of a comment stands in its address", () => {
  const params = { by: "Rina", number: "ORD-202611-000028", amount: 12_765_000 };
  const say = (step: Step) => locales.map((locale) => sayStep(wordsOf(locale), { step, params }, locale));
  expect(say("proposal_made")).toEqual([
    expect.stringContaining("Rp12.765.000"),
    expect.stringContaining("Rp12,765,000"),
  ]);
  expect(pathOf("content_mention", "case studies/a b", { thread: "7" })).toBe(
    "/content/documents/case%20studies%2Fa%20b?thread=7",
  );
});
