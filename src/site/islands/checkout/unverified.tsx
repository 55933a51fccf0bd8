import type { PageAddress } from "#address/address.ts";
import { useRoot } from "#client/state/store.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { ResendVerification } from "../auth/resend-verification.tsx";
import { Notice } from "./notice.tsx";

/**
 * Renders a notice that nothing can be ordered before the e-mail address is verified, with a button that resends the
 * link. It is shown from the start, and takes the focus once an order was refused for it.
 */
export function Unverified({
  words: { unverified, errors },
  refused,
  address,
}: {
  words: PaymentWords["checkout"];
  refused: boolean;
  address: PageAddress;
}) {
  const user = useRoot((state) => state.user.userData);
  if (!refused && (!user || user.email_verified)) return null;
  return (
    <Notice key={String(refused)} title={unverified.title} quiet={!refused}>
      <ResendVerification words={unverified} errors={errors} email={user?.email ?? ""} address={address} />
    </Notice>
  );
}
