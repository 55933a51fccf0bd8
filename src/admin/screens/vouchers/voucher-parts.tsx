import { use, useMemo } from "react";
import type { SoldOnlineId } from "#catalogue/products.ts";
import { pathTo } from "#contract/calls.ts";
import type { VoucherDetail, VoucherRow } from "#shop/vouchers/voucher-contract.ts";
import { fill } from "#text/fill.ts";
import { type Locale, languageTags } from "#text/locales.ts";
import { formatDay } from "#time/format.ts";
import { useLocale, useSend, useWords } from "../../kit/data.ts";
import { ReasonDialog } from "../../kit/form.ts";
import type { Column } from "../../kit/list.ts";
import { Facts, Money, Panel, StateBadge, type Tone, useOvertakenBy, When } from "../../kit/parts.ts";
import { type ExplainedTerms, explainDiscount, explainExample, explainVoucher } from "./explain-voucher.ts";

type Names = Record<SoldOnlineId, { name: string }>;

const files = import.meta.glob<Names>("/content/*/all.json", { import: "products" });
const loading = new Map<Locale, Promise<Names>>();

/** Returns the function that names a product; suspends until the names are loaded. */
export function useProductNames(): (product: string) => string {
  const locale = useLocale();
  let names = loading.get(locale);
  if (!names) {
    names = files[`/content/${locale}/all.json`]!();
    loading.set(locale, names);
    // A failed request may be repeated.
    names.catch(() => loading.delete(locale));
  }
  const known = use(names);
  return (product) => known[product as SoldOnlineId]?.name ?? product;
}

const tones: Record<VoucherRow["state"], Tone> = { active: "good", future: "info", ended: "quiet", withdrawn: "bad" };

/** Renders where a voucher is in its life. */
export function VoucherState({ state }: { state: VoucherRow["state"] }) {
  const { states } = useWords("admin-vouchers");
  return <StateBadge tone={tones[state]}>{states[state]}</StateBadge>;
}

/** Returns the columns of a list of vouchers. */
export function useVoucherColumns(): Column<VoucherRow>[] {
  const words = useWords("admin-vouchers");
  const locale = useLocale();
  return useMemo(() => {
    const { columns, period, ofLimit } = words;
    const number = (count: number) => count.toLocaleString(languageTags[locale]);
    const uses = ({ used, max_uses }: VoucherRow) =>
      max_uses === null ? number(used) : fill(ofLimit, { used: number(used), limit: number(max_uses) });
    return [
      {
        id: "code",
        header: columns.code,
        cell: ({ code }) => <span className="num font-semibold">{code}</span>,
        width: "minmax(11rem, 1fr)",
      },
      {
        id: "state",
        header: columns.state,
        cell: ({ state }) => <VoucherState state={state} />,
        width: 130,
        card: "side",
      },
      {
        id: "discount",
        header: columns.discount,
        cell: (row) => explainDiscount(row, { words: words.explanation, locale }),
        width: "minmax(12rem, 1.2fr)",
        card: "line",
      },
      {
        id: "period",
        header: columns.period,
        cell: ({ start_date, end_date }) =>
          fill(period, { from: formatDay(start_date, locale), until: formatDay(end_date, locale) }),
        width: "minmax(16rem, 1.4fr)",
        card: "none",
      },
      { id: "used", header: columns.used, cell: uses, width: 120, align: "end", card: "line", cardHeader: true },
      { id: "held", header: columns.held, cell: ({ held }) => number(held), width: 90, align: "end", card: "none" },
      {
        id: "created",
        header: columns.created,
        cell: ({ created_at }) => <When date={created_at} />,
        width: 160,
        hidden: true,
      },
    ];
  }, [words, locale]);
}

/** Says in words what the typed terms mean, as they are typed. */
export function Explanation({ terms }: { terms: ExplainedTerms }) {
  const { explanation: words } = useWords("admin-vouchers");
  const locale = useLocale();
  const productName = useProductNames();
  const sentence = explainVoucher(terms, { words, locale, productName });
  return (
    <Panel title={words.title}>
      <div role="status" className="grid gap-2">
        <p className={sentence ? "font-medium" : "text-muted"}>{sentence ?? words.incomplete}</p>
        {sentence && <p className="text-sm text-muted">{explainExample(terms, { words, locale })}</p>}
      </div>
    </Panel>
  );
}

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

interface WithdrawDialogProps {
  title: string;
  body: string;
  kind: "voucher" | "voucher_batch";
  id: string;
  version: number;
  open: boolean;
  onClose: () => void;
}

/** Asks why a voucher or a batch is withdrawn, and withdraws it. */
export function WithdrawDialog({ kind, id, version, ...dialog }: WithdrawDialogProps) {
  const { withdraw } = useWords("admin-vouchers");
  const sayOvertaken = useOvertakenBy(kind, id);
  const send = useSend();
  const pattern = kind === "voucher" ? "/admin/vouchers/:id/withdraw" : "/admin/vouchers/batches/:id/withdraw";
  return (
    <ReasonDialog
      {...dialog}
      confirm={withdraw.action}
      submit={(reason) => send("POST", pathTo(pattern, { id }), { version, reason })}
      resource="/admin/vouchers"
      sayOvertaken={sayOvertaken}
    />
  );
}
