import { type Dispatch, useEffect } from "react";
import { lookUpVoucher } from "#client/flows/look-up-voucher.ts";
import type { CheckoutEvent } from "./checkout-types.ts";

/** Looks up the code that was submitted; the discount in the browser's state follows. */
export function useVoucher(submittedCode: string | undefined, dispatch: Dispatch<CheckoutEvent>): void {
  useEffect(() => {
    if (submittedCode === undefined) return;
    void lookUpVoucher(submittedCode).then(({ code, error }) =>
      dispatch({ type: "voucher looked up", code, failed: error !== null }),
    );
  }, [submittedCode, dispatch]);
}
