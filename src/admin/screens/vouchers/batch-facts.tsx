import type { BatchDetail } from "#shop/vouchers/admin-voucher-view.ts";
import { languageTags } from "#text/locales.ts";
import { useAuditNames } from "../../history/audit-names.tsx";
import { Facts } from "../../layout/facts.tsx";
import { Panel } from "../../layout/panel.tsx";
import { When } from "../../layout/when.tsx";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";

/** Renders how many codes of a batch are held and used, and where it comes from. */
export function BatchFacts({ batch }: { batch: BatchDetail }) {
  const { columns, detail, states } = useWords("admin-vouchers");
  const locale = useLocale();
  const { by } = useAuditNames();
  const number = (count: number) => count.toLocaleString(languageTags[locale]);
  return (
    <Panel title={detail.terms}>
      <Facts
        rows={[
          [
            columns.prefix,
            <span className="num" key="prefix">
              {batch.prefix}
            </span>,
          ],
          [columns.size, number(batch.size)],
          [columns.used, number(batch.used)],
          [columns.held, number(batch.held)],
          [columns.created, <When key="created" date={batch.created_at} />],
          [columns.by, by(batch.created_by)],
          batch.withdrawn_at !== null && [states.withdrawn, <When key="withdrawn" date={batch.withdrawn_at} />],
        ]}
      />
    </Panel>
  );
}
