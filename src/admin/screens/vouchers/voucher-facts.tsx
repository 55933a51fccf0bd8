import type { VoucherDetail } from "#shop/vouchers/admin-voucher-view.ts";
import { languageTags } from "#text/locales.ts";
import { Facts } from "../../layout/facts.tsx";
import { Panel } from "../../layout/panel.tsx";
import { When } from "../../layout/when.tsx";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";

/** Renders how often a voucher is held and used, and its limits. */
export function VoucherFacts({ voucher }: { voucher: VoucherDetail }) {
  const { columns, detail, form, states } = useWords("admin-vouchers");
  const locale = useLocale();
  const number = (count: number | null) => (count === null ? detail.none : count.toLocaleString(languageTags[locale]));
  return (
    <Panel title={detail.terms}>
      <Facts
        rows={[
          [columns.used, number(voucher.used)],
          [columns.held, number(voucher.held)],
          [detail.givenBack, number(voucher.given_back)],
          [form.maxUses, number(voucher.max_uses)],
          [form.maxUsesEach, number(voucher.max_uses_per_customer)],
          [columns.created, <When key="created" date={voucher.created_at} />],
          voucher.withdrawn_at !== null && [states.withdrawn, <When key="withdrawn" date={voucher.withdrawn_at} />],
        ]}
      />
      {!voucher.editable && <p className="mt-3 text-sm text-muted">{detail.fixed}</p>}
    </Panel>
  );
}
