// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from "vitest";
import { changeRoot, readRoot } from "../storage/storage.ts";
import { countExposure, seenExperiments } from "./exposures.ts";

const beacons: object[] = [];
const counted = async () => {
  countExposure();
  await Promise.resolve();
  return beacons.splice(0);
};
function open(pathname: string, arm: string) {
  history.replaceState(null, "", pathname);
  document.documentElement.dataset.arm = arm;
}

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  beacons.length = 0;
  vi.spyOn(document, "cookie", "get").mockReturnValue("theme=dark; arms=x3=b.x12=a");
  Object.defineProperty(navigator, "sendBeacon", {
    configurable: true,
    value: (_url: string, body: string) => beacons.push(...JSON.parse(body)),
  });
});

const seen = { arm: "b", locale: "en", device: "desktop", source: "direct" };

test("an experiment is counted once for a browser, with its circumstances, and requests carry it", async () => {
  expect(seenExperiments()).toEqual({});
  open("/en/about-us", "x3=b");
  expect(await counted()).toEqual([{ name: "experiment_exposure", experiment: "x3", ...seen }]);
  open("/", "x3=b");
  expect(await counted()).toEqual([]);
  expect(seenExperiments()).toEqual({ exposures: { x3: seen } });
  open("/en/docs", "x12=a");
  expect(await counted()).toHaveLength(1);
  expect(Object.keys(seenExperiments().exposures!)).toEqual(["x3", "x12"]);
});

test.each([
  [{ utm_source: "google", referrer: "https://google.example/" }, "google"],
  [{ utm_source: "", referrer: "https://news.example/" }, "other"],
  [{ utm_source: "", referrer: "" }, "direct"],
])("a visit of %j has the source %s", async (came, source) => {
  const touch = { utm_medium: "", utm_campaign: "", utm_term: "", landing_page: "/", at: "2026-11-20", ...came };
  changeRoot({ attribution: { first: touch, last: touch } });
  open("/", "x3=b");
  expect(await counted()).toMatchObject([{ source }]);
});

test("an arm that the cookie does not have is not counted", async () => {
  for (const arm of ["x3=a", "x1=b", "x4=b"]) {
    open("/", arm);
    expect(await counted()).toEqual([]);
  }
});

test("what cannot be stored is not counted, and no request carries it", async () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("no", "SecurityError");
  });
  open("/", "x3=b");
  expect(await counted()).toEqual([]);
  expect(seenExperiments()).toEqual({});
});

test("a browser that asks not to be tracked is not counted, and sends nothing of what it saw before", async () => {
  open("/", "x3=b");
  expect(await counted()).toHaveLength(1);
  vi.spyOn(navigator, "doNotTrack", "get").mockReturnValue("1");
  open("/", "x12=a");
  expect(await counted()).toEqual([]);
  expect(seenExperiments()).toEqual({});
  expect(readRoot().exposures).toHaveProperty("x3");
});
