import type { VoucherDetail } from "#shop/vouchers/admin-voucher-view.ts";
import { languageTags } from "#text/locales.ts";
import { Facts } from "../../layout/facts.tsx";
import { Money } from "../../layout/money.tsx";
import { Panel } from "../../layout/panel.tsx";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";

/** Renders what a voucher or a batch brought. */
export function BroughtPanel({ brought }: { brought: VoucherDetail["brought"] }) {
  const { detail: words } = useWords("admin-vouchers");
  const locale = useLocale();
  return (
    <Panel title={words.brought}>
      <Facts
        rows={[
          [
            words.orders,
            <span className="num" key="orders">
              {brought.orders.toLocaleString(languageTags[locale])}
            </span>,
          ],
          [words.revenue, <Money key="revenue" value={brought.revenue} />],
          [words.discount, <Money key="discount" value={brought.discount} />],
        ]}
      />
      <p className="mt-3 text-sm text-muted">{words.revenueHint}</p>
    </Panel>
  );
}
