import type { SpeedEvent } from "#insight/speed/speed-event.ts";
import { apiBase } from "../api/base.ts";
import { deviceClass } from "./device-class.ts";
import { mustNotTrack } from "./track.ts";

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

declare global {
  interface Navigator {
    connection?: { effectiveType?: string };
  }
  interface PerformanceNavigationTiming {
    activationStart?: number;
  }
}

/** Shifts within a second of each other are one session, of five seconds at most; the worst session counts. */
const sessionGap = 1000;
const sessionLength = 5000;
/** Shortest interaction that browsers report, in milliseconds. */
const shortestInteraction = 16;
/** Of so many interactions, one slow one is left out. */
const interactionsPerOutlier = 50;

/**
 * Measures this page view by what the browser has recorded since its beginning, and sends it once, when the page is
 * hidden: largest paint, layout shift, reaction (definitions of web.dev/articles/vitals) and failed requests. It stores
 * nothing and identifies nobody.
 */
export function measureSpeed(): void {
  if (mustNotTrack()) return;
  const began = activationStart();
  let lcp: number | undefined;
  let isShown = document.visibilityState === "visible";
  observe("largest-contentful-paint", ({ startTime }) => {
    if (isShown) lcp = Math.max(0, startTime - began);
  });
  const shift = measureShift();
  const inp = measureInteractions();
  let failed = 0;
  observe("resource", (entry) => {
    if (isFailure(entry as PerformanceResourceTiming)) failed++;
  });
  const send = () => {
    if (!isShown || document.visibilityState !== "hidden") return;
    isShown = false;
    const event: SpeedEvent = {
      name: "page_speed",
      path: location.pathname,
      device: deviceClass(),
      connection: connectionOf(navigator.connection?.effectiveType),
      failed,
      arm: document.documentElement.dataset.arm,
      ...(lcp !== undefined && { lcp: Math.round(lcp) }),
      ...(shift && { cls: Math.round(shift() * 1000) / 1000 }),
      ...(inp() !== undefined && { inp: Math.round(inp()!) }),
    };
    navigator.sendBeacon?.(`${apiBase()}/events`, JSON.stringify(event));
  };
  document.addEventListener("visibilitychange", send);
}

function measureShift(): (() => number) | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes("layout-shift")) return undefined;
  let worst = 0;
  let session = { value: 0, first: 0, last: 0 };
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput, startTime } = entry as LayoutShift;
    if (hadRecentInput) return;
    const goesOn = startTime - session.last < sessionGap && startTime - session.first < sessionLength;
    session = goesOn
      ? { ...session, value: session.value + value, last: startTime }
      : { value, first: startTime, last: startTime };
    worst = Math.max(worst, session.value);
  });
  return () => worst;
}

function measureInteractions(): () => number | undefined {
  const longest = new Map<number, number>();
  observe(
    "event",
    (entry) => {
      const { interactionId, duration } = entry as Interaction;
      if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    },
    { durationThreshold: shortestInteraction },
  );
  return () => {
    const durations = [...longest.values()].sort((one, other) => other - one);
    return durations[Math.floor(durations.length / interactionsPerOutlier)];
  };
}

/** Calls `onEntry` with what was recorded before and what follows; a type that the browser does not know is left out. */
function observe(type: string, onEntry: (entry: PerformanceEntry) => void, options: object = {}): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true, ...options });
}

/** Refusals of our calls, such as a wrong password, are answers; errors of the server and missing files are failures. */
function isFailure({ responseStatus = 0, name }: PerformanceResourceTiming): boolean {
  return responseStatus >= 500 || (responseStatus >= 400 && !name.includes("/api/"));
}

/** Returns when a prerendered page was opened; 0 for others. */
function activationStart(): number {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.activationStart ?? 0;
}

function connectionOf(type = "unknown"): SpeedEvent["connection"] {
  if (type === "slow-2g") return "2g";
  return type === "2g" || type === "3g" || type === "4g" ? type : "unknown";
}
