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

const queue: object[] = [];

/** Returns whether the browser refuses tracking (Do Not Track, Global Privacy Control): then nothing is sent. */
export function mustNotTrack(): boolean {
  return navigator.doNotTrack === "1" || navigator.globalPrivacyControl === true;
}

/** Sends an event, in batches: the page and the campaign of the last touch, without any identifier. */
export function track(name: EventName, more: { entry?: boolean } = {}): void {
  if (mustNotTrack()) return;
  const { last_touch, first_touch: _first, ...utm } = attribution();
  const { arm, gtm } = document.documentElement.dataset;
  const landing = last_touch && /^contact/.test(name) ? { landing: last_touch.landing_page } : {};
  queueEvent({ name, path: location.pathname, arm, ...more, ...landing, ...utm });
  if (gtm && consentChoice() === "accepted") {
    window.dataLayer ??= [];
    window.dataLayer.push({ event: name, page_path: location.pathname });
  }
}

/** Sends an event with others of its task, and at once: a timer may not fire before a navigation that follows. */
export function queueEvent(event: object): void {
  if (queue.push(event) === 1) queueMicrotask(sendEvents);
}

/** Sends the queued events. The visitor script calls it when the page is left. */
export function sendEvents(): void {
  while (queue.length > 0) {
    const body = JSON.stringify(queue.splice(0, largestBatch));
    const url = `${apiBase()}/events`;
    // A beacon outlives the page, and so does a `keepalive` request where the beacon is refused (its queue is full).
    if (!navigator.sendBeacon?.(url, body)) void fetch(url, { method: "POST", body, keepalive: true }).catch(() => {});
  }
}
