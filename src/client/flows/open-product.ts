import { openPackage } from "../api/handover.ts";
import { mapOutcome, type Outcome, refused } from "../api/outcome.ts";
import { rootStore } from "../state/store.ts";
import { openBigSocial } from "./open-big-social.ts";

/** The form with which a customer enters a product. */
export interface EntryForm {
  url: string;
  field: "code" | "token";
  value: string;
}

/** Fetches what opens a product: BigSocial takes a signed token, which the state keeps as well, the others a code. */
export async function openProduct(product: string): Promise<Outcome<EntryForm>> {
  if (product !== "big-social") {
    return mapOutcome(await openPackage(product), ({ url, code }) => ({ url, field: "code" as const, value: code }));
  }
  const entry = await openBigSocial();
  if (!entry) return refused(409, "no_active_package", rootStore.getState().bigSocial.error);
  return { ok: true, status: 200, data: { url: entry.url, field: "token", value: entry.token } };
}
