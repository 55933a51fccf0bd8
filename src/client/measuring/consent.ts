import { isRecord, readRoot } from "../storage/storage.ts";

/** The stored answer to the consent banner, empty when none was given to the wording now in force. */
export function consentChoice(version = currentVersion()): "accepted" | "refused" | "" {
  const { consent } = readRoot();
  if (!isRecord(consent) || consent.version !== version) return "";
  return consent.choice === "accepted" || consent.choice === "refused" ? consent.choice : "";
}

/** The banner carries the version of its wording; a new one asks everybody again. */
export function currentVersion(): string {
  return document.getElementById("consent-banner")?.dataset.version ?? "";
}
