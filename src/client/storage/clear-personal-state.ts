import { forgetToken } from "../api/token.ts";
import { forgetBuyer } from "./buyer-draft.ts";
import { forgetOrder } from "./forget-order.ts";
import { forgetProfileDraft } from "./profile-draft.ts";
import { forgetSentRequest } from "./sent-request.ts";
import { changeRoot, isRecord, readRoot } from "./storage.ts";

/**
 * Forgets who was logged in and what is theirs alone. Changes the stored slices and not the store, so that it works
 * where no island is loaded; a store that is there hears of it. Resolves once the page stored for offline use is gone.
 */
export function forgetPerson(): Promise<void> {
  forgetToken();
  const forgotten = forgetOrder();
  changeRoot({
    user: undefined,
    selectedPackage: changed("selectedPackage", { currentPackage: null }),
    payment: changed("payment", { va: "", activeBilling: "" }),
    bigSocial: changed("bigSocial", { token: "", error: "" }),
  });
  return forgotten;
}

/** Forgets what the person typed in this tab and the server does not know yet: the buyer, changes of the profile. */
export function forgetTyped(): void {
  forgetBuyer();
  forgetProfileDraft();
}

/** Forgets what was typed into the public forms: who logs out may leave the device to somebody else. */
export function forgetDrafts(): void {
  changeRoot({
    contactForm: undefined,
    contactSubmission: undefined,
    registration: undefined,
    apiRequest: undefined,
    formStarts: undefined,
  });
  forgetSentRequest();
}

function changed(slice: string, values: Record<string, unknown>): unknown {
  const stored = readRoot()[slice];
  return isRecord(stored) ? { ...stored, ...values } : undefined;
}
