import type { DeviceClass } from "#catalogue/device-classes.ts";

/** Returns what the page is seen on, by the width of its window. */
export function deviceClass(): DeviceClass {
  return innerWidth < 768 ? "phone" : innerWidth < 1024 ? "tablet" : "desktop";
}
