import { useMemo, useState } from "react";
import { Link, useParams } from "react-router";
import { pathTo } from "#contract/calls.ts";
import type { VoucherDetail, VoucherUseRow } from "#shop/vouchers/voucher-contract.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { useCall, useList, useLocale, useMay, useWords } from "../../kit/data.ts";
import { DataTable, type ListColumn } from "../../kit/list.ts";
import { CopyButton, DetailScreen, Facts, Panel, StateBadge, type Tone, When } from "../../kit/parts.ts";
import { BroughtPanel, Explanation, VoucherState, WithdrawDialog } from "./voucher-parts.tsx";

/** Renders one voucher: its terms, what it brought, and its orders. */
export default function VoucherScreen() {
  const { id = "" } = useParams();
  const words = useWords("admin-vouchers");
  const mayWrite = useMay()("vouchers", "write");
  const [withdrawing, setWithdrawing] = useState(false);
  const call = useCall(pathTo("/admin/vouchers/:id", { id }));
  const { withdraw } = words;
  const toList = { to: "/vouchers", label: words.title };
  return (
    <DetailScreen call={call} title={words.title} back={toList}>
      {(voucher) => ({
        title: voucher.code,
        detail: (
          <>
            <CopyButton text={voucher.code} />
            <VoucherState state={voucher.state} />
          </>
        ),
        back:
          voucher.batch_id === null
            ? toList
            : { to: `/vouchers/batches/${voucher.batch_id}`, label: words.columns.batch },
        actions: mayWrite && (
          <>
            {voucher.editable && (
              <Link to={`/vouchers/${id}/edit`} className="btn btn-secondary">
                {words.form.edit}
              </Link>
            )}
            {voucher.state !== "withdrawn" && (
              <Button kind="danger" onClick={() => setWithdrawing(true)}>
                {withdraw.action}
              </Button>
            )}
          </>
        ),
        main: (
          <>
            <Explanation terms={{ ...voucher, once: voucher.batch_id !== null }} />
            <VoucherUses id={id} />
          </>
        ),
        side: (
          <>
            <BroughtPanel brought={voucher.brought} />
            <VoucherFacts voucher={voucher} />
          </>
        ),
        history: { kind: "voucher", id },
        below: (
          <WithdrawDialog
            title={fill(withdraw.title, { code: voucher.code })}
            body={withdraw.body}
            kind="voucher"
            id={id}
            version={voucher.version}
            open={withdrawing}
            onClose={() => setWithdrawing(false)}
          />
        ),
      })}
    </DetailScreen>
  );
}

const useTones: Record<VoucherUseRow["state"], Tone> = { held: "warn", used: "good", given_back: "quiet" };

/** Renders the orders that hold a voucher, used it or gave it back. */
function VoucherUses({ id }: { id: string }) {
  const words = useWords("admin-vouchers");
  const list = useList(pathTo("/admin/vouchers/:id/uses", { id }));
  const columns = useMemo((): ListColumn<VoucherUseRow>[] => {
    const { columns: names, uses, detail } = words;
    return [
      {
        id: "order",
        header: names.order,
        cell: ({ order }) => (
          <Link to={`/orders/${order.id}`} className="link num">
            {order.number}
          </Link>
        ),
        width: 180,
      },
      {
        id: "state",
        header: names.state,
        cell: ({ state }) => <StateBadge tone={useTones[state]}>{uses[state]}</StateBadge>,
        width: 130,
      },
      { id: "package", header: names.package, cell: ({ package_name }) => package_name },
      { id: "discount", money: ({ discount }) => discount, header: detail.discount },
      { id: "total", money: ({ total }) => total, header: names.total },
      { id: "at", header: names.at, cell: ({ at }) => <When date={at} />, width: 170 },
    ];
  }, [words]);
  return (
    <Panel title={words.detail.uses}>
      <DataTable
        {...list}
        columns={columns}
        label={words.detail.uses}
        getId={({ order }) => order.id}
        empty={words.detail.noUses}
        name="voucher-uses"
        keys={false}
      />
    </Panel>
  );
}

/** Renders how often a voucher is held and used, and its limits. */
function VoucherFacts({ voucher }: { voucher: VoucherDetail }) {
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
