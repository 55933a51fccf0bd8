import { useRoot } from "#client/state/store.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { ResendVerification } from "../auth/resend-verification.tsx";
import { Notice } from "./notice.tsx";

/** Nothing can be ordered before the e-mail is verified: says so, and sends the link again. */
export function Unverified({ words: { unverified, errors } }: { words: PaymentWords["checkout"] }) {
  const email = useRoot((state) => state.user.userData?.email ?? "");
  return (
    <Notice title={unverified.title}>
      <ResendVerification words={unverified} errors={errors} email={email} />
    </Notice>
  );
}
