import { expect, test } from "vitest";
import type { ParityProblem } from "#publishing/parity/parity-contract.ts";
import { countKinds, listWork, sortWork } from "./work-item.ts";

const problem = (kind: ParityProblem["kind"], locale: ParityProblem["locale"], since: string | null = null) => ({
  kind,
  code: kind,
  values: {},
  locale,
  path: `/${kind}`,
  message: "",
  since,
  by: null,
});
const documents = [
  {
    document: "index",
    title: "Home",
    pages: ["/"],
    views: 90,
    percent: { id: 99, en: 90 },
    problems: [problem("stale", "en", "2026-11-20T02:00:00.000Z"), problem("missing", "id"), problem("other", null)],
  },
  {
    document: "biglake",
    title: "BigLake",
    pages: ["/products/big-lake"],
    views: 7,
    percent: { id: 100, en: 99 },
    problems: [problem("stale", "en", "2026-11-12T02:00:00.000Z")],
  },
];

test("the most visited document comes first, and in it what visitors notice first", () => {
  expect(listWork(documents).map(({ document, problem: { kind } }) => [document.document, kind])).toEqual([
    ["index", "missing"],
    ["index", "stale"],
    ["index", "other"],
    ["biglake", "stale"],
  ]);
});

test("what either language may settle counts for both", () => {
  expect([...countKinds(documents[0]!.problems, "id")]).toEqual([
    ["missing", 1],
    ["other", 1],
  ]);
  expect([...countKinds(documents[0]!.problems, "en")]).toEqual([
    ["stale", 1],
    ["other", 1],
  ]);
});

test("in the order of their dates, and what has none below", () => {
  const work = listWork(documents);
  const dates = (sort: string) => sortWork(work, sort).map(({ problem: { since } }) => since?.slice(8, 10));
  expect(dates("since")).toEqual(["12", "20", undefined, undefined]);
  expect(dates("-since")).toEqual(["20", "12", undefined, undefined]);
  expect(sortWork(work, "views")[0]!.document.document).toBe("biglake");
});
