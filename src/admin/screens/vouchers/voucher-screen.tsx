import { useState } from "react";
import { Link, useParams } from "react-router";
import type { VoucherDetail } from "#shop/vouchers/admin-voucher-view.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useCall } from "../../data/use-call.ts";
import { ObjectHistory } from "../../history/object-history.tsx";
import { CopyButton } from "../../layout/copy-button.tsx";
import { Loading } from "../../layout/loading.tsx";
import { NotFound } from "../../layout/not-found.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import { BroughtPanel } from "./brought-panel.tsx";
import { Explanation } from "./explanation.tsx";
import { VoucherFacts } from "./voucher-facts.tsx";
import { VoucherState } from "./voucher-state.tsx";
import { VoucherUses } from "./voucher-uses.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** Renders one voucher: its terms, what it brought, and its orders. */
export default function VoucherScreen() {
  const { id = "" } = useParams();
  const path = `/admin/vouchers/${id}`;
  const words = useWords("admin-vouchers");
  const mayWrite = useMay()("vouchers", "write");
  const [withdrawing, setWithdrawing] = useState(false);
  const { data, refusal, refetch } = useCall<VoucherDetail>(path);
  if (refusal?.status === 404) return <NotFound />;
  if (!data) {
    return (
      <Screen title={words.title} back={{ to: "/vouchers", label: words.title }}>
        <RefusalNote refusal={refusal} onRetry={refetch} />
        {!refusal && <Loading />}
      </Screen>
    );
  }
  const { withdraw } = words;
  return (
    <Screen
      title={data.code}
      detail={
        <>
          <CopyButton text={data.code} />
          <VoucherState state={data.state} />
        </>
      }
      back={
        data.batch_id === null
          ? { to: "/vouchers", label: words.title }
          : { to: `/vouchers/batches/${data.batch_id}`, label: words.columns.batch }
      }
      actions={
        mayWrite && (
          <>
            {data.editable && (
              <Link to={`/vouchers/${id}/edit`} className="btn btn-secondary">
                {words.form.edit}
              </Link>
            )}
            {data.state !== "withdrawn" && (
              <Button kind="danger" onClick={() => setWithdrawing(true)}>
                {withdraw.action}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="columns">
        <div className="stack">
          <Explanation terms={{ ...data, once: data.batch_id !== null }} />
          <VoucherUses id={id} />
        </div>
        <div className="stack">
          <BroughtPanel brought={data.brought} />
          <VoucherFacts voucher={data} />
          <ObjectHistory kind="voucher" id={id} />
        </div>
      </div>
      <WithdrawDialog
        title={fill(withdraw.title, { code: data.code })}
        body={withdraw.body}
        kind="voucher"
        id={id}
        path={path}
        version={data.version}
        open={withdrawing}
        onClose={() => setWithdrawing(false)}
      />
    </Screen>
  );
}
