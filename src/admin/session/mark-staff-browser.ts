import { staffMark } from "#growth/experiments/running/arm-cookies.ts";

/** Marks this browser as one of the staff, so that no experiment counts it. */
export function markStaffBrowser(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store exists on https only.
  document.cookie = staffMark({ secure: location.protocol === "https:" });
}
