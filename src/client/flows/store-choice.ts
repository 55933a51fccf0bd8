import { readAddress } from "#address/address.ts";
import { request } from "../api/request.ts";
import { currentVersion } from "../measuring/consent.ts";
import { loadTagManager } from "../measuring/tag-manager.ts";
import { changeRoot, isRecord, readRoot } from "../storage/storage.ts";

/** The answer before this one, and the id of its proof. */
interface FormerChoice {
  accepted: boolean;
  proof: string;
}

/**
 * Does what follows from an answer that is stored: its proof on the server, the tag manager, and what an earlier agreement
 * allowed is removed. The id of the proof is stored only after agreement.
 */
export async function followChoice(choice: "accepted" | "refused", former: FormerChoice): Promise<void> {
  if (choice === "accepted") loadTagManager();
  else if (former.accepted) forgetMeasurementCookies();

  const outcome = await request("POST", "/consents", {
    body: {
      choice,
      version: currentVersion(),
      locale: readAddress(location.pathname).locale,
      page: location.pathname,
      ...(former.proof && { previous: former.proof }),
    },
  });
  const { consent } = readRoot();
  if (outcome.ok && choice === "accepted" && isRecord(consent))
    changeRoot({ consent: { ...consent, proof: outcome.data.data.id } });
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
