import { clearToken } from "../api/token.ts";
import { removeBuyerDraft } from "./buyer-draft.ts";
import { forgetOrder } from "./forget-order.ts";
import { forgetProfileDraft } from "./profile-draft.ts";
import { forgetSentRequest } from "./sent-request.ts";
import { changeRoot, isRecord, readRoot } from "./storage.ts";

let cleared = 0;

/** Returns how often {@link clearPersonalState} ran in this document. */
export const clearedCount = () => cleared;

/**
 * Removes the token and everything that is the person's alone. Changes the stored slices and not the store, so that it
 * works where no island is loaded; a loaded store follows. Resolves once the page stored for offline use is removed.
 */
export function clearPersonalState(): Promise<void> {
  cleared++;
  clearToken();
  const orderRemoved = forgetOrder();
  changeRoot({
    user: undefined,
    selectedPackage: withValues("selectedPackage", { currentPackage: null }),
    payment: withValues("payment", { va: "", activeBilling: "" }),
    bigSocial: withValues("bigSocial", { token: "", error: "" }),
  });
  return orderRemoved;
}

/** Removes what the person typed in this tab and has not sent: the buyer, changes of the profile. */
export function clearUnsavedInput(): void {
  removeBuyerDraft();
  forgetProfileDraft();
}

/** Removes what was typed into the public forms: after a logout somebody else may use the device. */
export function clearFormDrafts(): void {
  changeRoot({
    contactForm: undefined,
    contactSubmission: undefined,
    registration: undefined,
    apiRequest: undefined,
    formStarts: undefined,
  });
  forgetSentRequest();
}

function withValues(slice: string, values: Record<string, unknown>): unknown {
  const stored = readRoot()[slice];
  return isRecord(stored) ? { ...stored, ...values } : undefined;
}
