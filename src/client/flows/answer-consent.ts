import { readAddress } from "#address/address.ts";
import type { ConsentReceipt } from "#insight/consent-receipt.ts";
import { trackingPart } from "#text/tracking-query.ts";
import { request } from "../api/request.ts";
import { consentChoice, currentVersion } from "../measuring/consent.ts";
import { loadTagManager } from "../measuring/tag-manager.ts";
import { changeRoot, isRecord, readRoot } from "../storage/storage.ts";

/**
 * Stores the visitor's choice in the browser and its proof on the server. Click identifiers and the id of the proof are
 * stored only after agreement; a refusal removes what an earlier agreement allowed.
 */
export async function answerConsent(choice: "accepted" | "refused"): Promise<void> {
  const root = readRoot();
  const version = currentVersion();
  const before = isRecord(root.consent) ? root.consent : {};
  const consent = { choice, version, at: new Date().toISOString(), proof: "" };
  const landingQuery = choice === "accepted" ? trackingPart(location.search, true) : "";
  const storedQuery = typeof root.trackingQuery === "string" ? root.trackingQuery : "";
  const wasAccepted = consentChoice() === "accepted";
  changeRoot({ consent, trackingQuery: landingQuery || trackingPart(storedQuery, choice === "accepted") });
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

/** Removes the cookies that a tag manager set while the visitor agreed. */
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
