import type { VoucherDetail } from "#shop/vouchers/admin-voucher-view.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { useSend } from "../../data/use-send.ts";
import { Screen } from "../../layout/screen.tsx";
import { useWords } from "../../words/use-words.ts";
import { VoucherForm } from "./voucher-form.tsx";
import { newTerms } from "./voucher-values.ts";

/** Creates a voucher. */
export default function NewVoucherScreen() {
  const words = useWords("admin-vouchers");
  const send = useSend();
  const limits = { max_uses: null, max_uses_per_customer: null };
  return (
    <Screen title={words.newVoucher} back={{ to: "/vouchers", label: words.title }}>
      <VoucherForm
        title={words.detail.terms}
        defaults={{ code: "", ...newTerms(jakartaDay(new Date())), ...limits, version: 1 }}
        save={words.form.create}
        submit={({ version: _version, ...voucher }) => send<VoucherDetail>("POST", "/admin/vouchers", voucher)}
        backTo="/vouchers"
      />
    </Screen>
  );
}
