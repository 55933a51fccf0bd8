import { isRecord, readRoot } from "../storage/storage.ts";

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
