import { trackingPart } from "#text/tracking-query.ts";
import { changeRoot, isRecord, readRoot } from "../storage/storage.ts";

/** Returns the stored choice of the consent banner, empty when none was made for the current wording. */
export function consentChoice(version = currentVersion()): "accepted" | "refused" | "" {
  const { consent } = readRoot();
  if (!isRecord(consent) || consent.version !== version) return "";
  return consent.choice === "accepted" || consent.choice === "refused" ? consent.choice : "";
}

/** Returns the version of the banner's wording; a new one makes every visitor choose again. */
export function currentVersion(): string {
  return document.getElementById("consent-banner")?.dataset.version ?? "";
}

/**
 * Stores the answer in this browser at once, with click identifiers only after agreement, and returns the id of the proof
 * of the answer before, empty without one.
 */
export function storeConsent(choice: "accepted" | "refused"): string {
  const { consent: before, trackingQuery } = readRoot();
  const accepted = choice === "accepted";
  const landing = accepted ? trackingPart(location.search, true) : "";
  const stored = typeof trackingQuery === "string" ? trackingQuery : "";
  changeRoot({
    trackingQuery: landing || trackingPart(stored, accepted),
    consent: { choice, version: currentVersion(), at: new Date().toISOString(), proof: "" },
  });
  return isRecord(before) && typeof before.proof === "string" ? before.proof : "";
}
