import type { InvoiceMoney, InvoiceSums } from "#shop/tax/invoice-contract.ts";
import { languageTags } from "#text/locales.ts";
import { Table } from "#ui/table.tsx";
import { useCall, useLocale, useWords } from "../../kit/data.ts";
import { Money, Panel, RefusalNote } from "../../kit/parts.ts";

/** Of the filter: the month, and what the tax office still needs. */
type MoneyQuery = Record<"period", string> & Partial<Record<"state", string | undefined>>;

const buckets = ["not_due", "to_30", "to_60", "to_90", "over_90"] as const satisfies (keyof InvoiceMoney["ageing"])[];

/** Renders the sums of the invoices that the filter shows, and of their money. */
export function MoneySums({ query, sums }: { query: MoneyQuery; sums: InvoiceSums | undefined }) {
  const words = useWords("admin-invoices");
  const locale = useLocale();
  const { data } = useCall("/admin/invoices/money", query);
  const rows = [
    [words.sums.count, sums?.count.toLocaleString(languageTags[locale])],
    [words.columns.dpp, sums && <Money value={sums.dpp} />],
    [words.columns.ppn, sums && <Money value={sums.ppn} />],
    [words.columns.total, sums && <Money value={sums.total} />],
    [words.sums.received, data && <Money value={data.received} />],
    [words.sums.refunded, data && <Money value={data.refunded} />],
    [words.sums.credited, data && <Money value={data.credited} />],
    [words.sums.outstanding, data && <Money value={data.outstanding} />],
  ] as const;
  return (
    <dl className="panel grid grid-cols-2 gap-4 p-4 lg:grid-cols-4">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="num text-lg font-semibold">{value ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders how old what is outstanding of all invoices is. */
export function Ageing({ query }: { query: MoneyQuery }) {
  const words = useWords("admin-invoices").ageing;
  const locale = useLocale();
  const { data, refusal, refetch } = useCall("/admin/invoices/money", query);
  if (!data) return <RefusalNote refusal={refusal} onRetry={refetch} />;
  return (
    <Panel title={words.title}>
      <p className="mb-3 max-w-prose text-sm text-muted">{words.note}</p>
      <Table
        amounts
        caption={words.title}
        head={[words.age, words.count, words.amount]}
        rows={buckets.map((bucket) => [
          words.buckets[bucket],
          data.ageing[bucket].count.toLocaleString(languageTags[locale]),
          <Money key="amount" value={data.ageing[bucket].amount} />,
        ])}
      />
    </Panel>
  );
}
