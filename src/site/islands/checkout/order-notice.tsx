import { type ReactNode, useEffect, useRef } from "react";
import type { PageAddress } from "#address/address.ts";
import { useRoot } from "#client/state/store.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { Rupiah } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { ResendVerification } from "../auth/resend-verification.tsx";
import type { OrderNotice } from "./state/checkout-types.ts";
import { voucherText } from "./voucher-text.ts";

interface OrderNoticesProps {
  notice: OrderNotice | undefined;
  words: PaymentWords["checkout"];
  address: PageAddress;
}

/** Renders the notices to read before the order can be placed. */
export function OrderNotices({ notice, words, address }: OrderNoticesProps) {
  const text = notice && noticeText(notice, words, address.locale);
  return (
    <>
      <Unverified words={words} refused={notice?.kind === "unverified"} address={address} />
      {text && (
        // Another text is another notice, which takes the focus.
        <Notice key={text}>
          <p className="text-sm">{text}</p>
        </Notice>
      )}
    </>
  );
}

function noticeText(notice: OrderNotice, { changed, voucher }: PaymentWords["checkout"], locale: Locale): string {
  const rupiah = (amount: Rupiah | undefined) => (amount === undefined ? "" : formatRupiah(amount, locale));
  switch (notice.kind) {
    case "unverified":
      return "";
    case "price":
      return fill(changed.price, { before: rupiah(notice.before), after: rupiah(notice.after) });
    case "voucher": {
      const reason = voucherText(notice.outcome, voucher, locale).replace(/\.$/, "");
      return fill(changed.voucher, { reason, after: rupiah(notice.total) });
    }
  }
}

/**
 * Renders a notice that nothing can be ordered before the e-mail address is verified, with a button that resends the
 * link. It is shown from the start, and takes the focus once an order was refused for it.
 */
function Unverified({
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

/** Renders something to read before going on. It takes the focus when it appears, unless `quiet`. */
function Notice({ title, quiet = false, children }: { title?: string; quiet?: boolean; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!quiet) element.current?.focus();
  }, [quiet]);
  return (
    <div
      ref={element}
      role={quiet ? undefined : "alert"}
      tabIndex={-1}
      className="mb-8 scroll-mt-28 rounded-md border border-line bg-accent-soft p-5 outline-none"
    >
      {title && <p className="mb-1 font-semibold">{title}</p>}
      {children}
    </div>
  );
}
