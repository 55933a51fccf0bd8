const trackingKey = /^(utm_[a-z_]{1,20}|gclid|fbclid|ref)$/;
/** Keys that identify one click: stored only for visitors who agreed. */
const clickIds = ["gclid", "fbclid"];
const maxLength = 1000;

/** The campaign fields of an event and of a request. */
export const utmFields = ["utm_source", "utm_medium", "utm_campaign", "utm_term"] as const;

/** Returns whether a key of a query only says how a visitor came. */
export function isTrackingKey(name: string): boolean {
  return trackingKey.test(name);
}

/** Returns the tracking keys of a query, whole pairs only, within 1,000 characters; empty when there is none. */
export function trackingPart(search: string, withClickIds: boolean): string {
  let tracking = "";
  for (const [name, value] of new URLSearchParams(search)) {
    if (!isTrackingKey(name) || value === "" || (!withClickIds && clickIds.includes(name))) continue;
    const longer = `${tracking && `${tracking}&`}${new URLSearchParams([[name, value]])}`;
    if (longer.length <= maxLength) tracking = longer;
  }
  return tracking;
}
