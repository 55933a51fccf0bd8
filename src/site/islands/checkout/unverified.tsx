import { useRoot } from "#client/state/store.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { ResendVerification } from "../auth/resend-verification.tsx";
import { Notice } from "./notice.tsx";

/**
 * Nothing can be ordered before the e-mail is verified: says so from the start, calls for attention once an order was
 * refused for it, and sends the link again.
 */
export function Unverified({
  words: { unverified, errors },
  refused,
}: {
  words: PaymentWords["checkout"];
  refused: boolean;
}) {
  const user = useRoot((state) => state.user.userData);
  if (!refused && (!user || user.email_verified)) return null;
  return (
    <Notice key={String(refused)} title={unverified.title} quiet={!refused}>
      <ResendVerification words={unverified} errors={errors} email={user?.email ?? ""} />
    </Notice>
  );
}
