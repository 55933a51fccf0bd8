import { type EventName, largestBatch } from "#insight/event-names.ts";
import { apiBase } from "../api/base.ts";
import { attribution } from "./attribution.ts";
import { consentChoice } from "./consent.ts";

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
  interface Window {
    dataLayer?: unknown[];
  }
}

const waiting: object[] = [];

/** Whether the browser asks not to be tracked (Do Not Track, Global Privacy Control): then nothing is sent at all. */
export function mustNotTrack(): boolean {
  return navigator.doNotTrack === "1" || navigator.globalPrivacyControl === true;
}

/** Counts an event: no identifier, only the page, and the campaign of the last touch. Sent in batches. */
export function track(name: EventName, more: { entry?: boolean } = {}): void {
  if (mustNotTrack()) return;
  const { last_touch, first_touch: _first, ...utm } = attribution();
  const landing = last_touch && /^contact/.test(name) ? { landing: last_touch.landing_page } : {};
  waiting.push({ name, path: location.pathname, ...more, ...landing, ...utm });
  if (document.documentElement.dataset.gtm && consentChoice() === "accepted") {
    window.dataLayer ??= [];
    window.dataLayer.push({ event: name, page_path: location.pathname });
  }
  // What happens together goes together, and at once: a timer may not come before a navigation that follows.
  if (waiting.length === 1) queueMicrotask(sendEvents);
}

/** Sends what waits; the visitor script calls it when the page is left. */
export function sendEvents(): void {
  while (waiting.length > 0) {
    const body = JSON.stringify(waiting.splice(0, largestBatch));
    const url = `${apiBase()}/events`;
    // A beacon outlives the page; where it is refused (its queue is full), a kept-alive request does too.
    if (!navigator.sendBeacon?.(url, body)) void fetch(url, { method: "POST", body, keepalive: true }).catch(() => {});
  }
}
