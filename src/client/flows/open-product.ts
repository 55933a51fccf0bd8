import { openPackage } from "../api/handover.ts";
import { mapOutcome, type Outcome, refused } from "../api/outcome.ts";
import { rootStore } from "../state/store.ts";
import { openBigSocial } from "./open-big-social.ts";

/** The form that is posted to open a product. */
export interface EntryForm {
  url: string;
  field: "code" | "token";
  value: string;
}

/** Fetches what opens a product: for BigSocial a signed token, which is stored in the state too, for others a code. */
export async function openProduct(product: string): Promise<Outcome<EntryForm>> {
  if (product !== "big-social") {
    return mapOutcome(await openPackage(product), ({ url, code }) => ({ url, field: "code" as const, value: code }));
  }
  const handover = await openBigSocial();
  if (!handover) return refused(409, "no_active_package", rootStore.getState().bigSocial.error);
  return { ok: true, status: 200, data: { url: handover.url, field: "token", value: handover.token } };
}
