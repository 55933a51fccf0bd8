import { readAddress } from "#address/address.ts";
import type { ConsentReceipt } from "#insight/consent-receipt.ts";
import { trackingPart } from "#text/tracking-query.ts";
import { request } from "../api/request.ts";
import { consentChoice, currentVersion } from "../measuring/consent.ts";
import { loadTagManager } from "../measuring/tag-manager.ts";
import { changeRoot, isRecord, readRoot } from "../storage/storage.ts";

/**
 * Keeps the visitor's answer here and its proof on the server. Only after agreeing are click identifiers and the
 * proof's own id stored; refusing removes whatever an earlier agreement let in.
 */
export async function answerConsent(choice: "accepted" | "refused"): Promise<void> {
  const root = readRoot();
  const version = currentVersion();
  const before = isRecord(root.consent) ? root.consent : {};
  const consent = { choice, version, at: new Date().toISOString(), proof: "" };
  const landed = choice === "accepted" ? trackingPart(location.search, true) : "";
  const tracking = typeof root.trackingQuery === "string" ? root.trackingQuery : "";
  const wasAccepted = consentChoice() === "accepted";
  changeRoot({ consent, trackingQuery: landed || trackingPart(tracking, choice === "accepted") });
  if (choice === "accepted") loadTagManager();
  else if (wasAccepted) forgetMeasurementCookies();

  const outcome = await request<ConsentReceipt>("POST", "/consents", {
    body: {
      choice,
      version,
      locale: readAddress(location.pathname).locale,
      page: location.pathname,
      ...(typeof before.proof === "string" && before.proof && { previous: before.proof }),
    },
  });
  if (outcome.ok && choice === "accepted") changeRoot({ consent: { ...consent, proof: outcome.data.data.id } });
}

/** Cookies that a tag manager set while the visitor agreed. */
function forgetMeasurementCookies(): void {
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=", 1)[0]!;
    if (!/^_(ga|gid|gcl|fbp|fbc)/.test(name)) continue;
    for (const domain of ["", `; Domain=${location.hostname}`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store cannot name every domain these were set for.
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
    }
  }
}
