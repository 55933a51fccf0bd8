import { expect, test } from "vitest";
import type { ArmChange } from "#growth/experiments/experiment.ts";
import {
  type ExperimentSnapshot,
  noExperiments,
  type ShownExperiment,
} from "#growth/experiments/running/snapshot.server.ts";
import { createExperimentPages } from "./experiment-pages.ts";

const v2: ArmChange = { kind: "edition", edition: "v2" };
const withoutHero: ArmChange = { kind: "section", section: "Hero", show: "nothing" };
const running = (pages: string[], more: Partial<ShownExperiment> = {}): ShownExperiment => ({
  name: "x3",
  pages,
  locales: ["id"],
  arms: [
    { key: "a", weight: 1, change: { kind: "none" } },
    { key: "b", weight: 1, change: v2 },
  ],
  ...more,
});
const shipped = (change: ArmChange): ShownExperiment =>
  running(["/"], { name: "x2", arms: [{ key: "b", weight: 1, change }] });

function pagesOf(first: Partial<ExperimentSnapshot>) {
  let snapshot: ExperimentSnapshot = { ...noExperiments, ...first };
  const pages = createExperimentPages(() => snapshot);
  return {
    pages,
    change(next: Partial<ExperimentSnapshot>) {
      snapshot = { ...noExperiments, ...next };
      return pages.update();
    },
  };
}

test("an experiment runs on its pages in its languages, at addresses without an edition", () => {
  const { pages } = pagesOf({ running: [running(["/", "/about-us", "/no-such-page"])] });
  for (const pathname of ["/", "/about-us"]) expect(pages.at(pathname)?.running?.name).toBe("x3");
  for (const pathname of ["/en", "/v2", "/v2/about-us", "/about-us?x=1", "/no-such-page", "/docs"])
    expect(pages.at(pathname)).toBeUndefined();
});

test("on every page means those that are cached and listed", () => {
  const { pages } = pagesOf({ running: [running(["/*"], { locales: ["id", "en"] })] });
  for (const pathname of ["/", "/en", "/products/big-social", "/en/docs"]) expect(pages.at(pathname)).toBeDefined();
  for (const pathname of ["/account", "/payment", "/auth/login", "/not-found", "/v2/docs"])
    expect(pages.at(pathname)).toBeUndefined();
});

test("starting makes each arm, stopping forgets it, and shipping draws the page itself again", () => {
  const { pages, change } = pagesOf({});
  expect(change({ running: [running(["/"])] })).toEqual({ changed: ["/ x3=a", "/ x3=b"], ended: [] });
  expect(change({ running: [running(["/"])] })).toEqual({ changed: [], ended: [] });
  expect(pages.changeAt("/", "x3=b")).toEqual({ edition: "v2", arm: "x3=b" });
  expect(pages.changeAt("/", "x3=a")).toEqual({ arm: "x3=a" });
  expect(pages.changeAt("/")).toBeUndefined();
  expect(change({ shipped: [shipped(v2)] })).toEqual({ changed: ["/"], ended: ["/ x3=a", "/ x3=b"] });
  expect(pages.changeAt("/")).toEqual({ edition: "v2" });
  expect(change({})).toEqual({ changed: ["/"], ended: [] });
});

test("an experiment on a page with a winner changes what the winner shows", () => {
  const { pages } = pagesOf({ running: [running(["/"])], shipped: [shipped(withoutHero)] });
  expect(pages.changeAt("/", "x3=b")).toEqual({ edition: "v2", sections: { Hero: "nothing" }, arm: "x3=b" });
  expect(pages.changeAt("/", "x3=a")).toEqual({ sections: { Hero: "nothing" }, arm: "x3=a" });
});

test("words of which a version does not exist cannot be drawn", () => {
  const arms = [{ key: "b", weight: 1, change: { kind: "words" as const, versions: [7] } }];
  const { pages } = pagesOf({ running: [running(["/"], { arms })] });
  expect(pages.changeAt("/", "x3=b")).toMatchObject({ isIncomplete: true });
});
