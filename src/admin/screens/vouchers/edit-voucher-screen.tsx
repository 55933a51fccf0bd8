import { useParams } from "react-router";
import type { VoucherDetail } from "#shop/vouchers/admin-voucher-view.ts";
import { useCall } from "../../data/use-call.ts";
import { useSend } from "../../data/use-send.ts";
import { Empty } from "../../layout/empty.tsx";
import { Loading } from "../../layout/loading.tsx";
import { NotFound } from "../../layout/not-found.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
import { useWords } from "../../words/use-words.ts";
import { VoucherForm } from "./voucher-form.tsx";
import { valuesOf } from "./voucher-values.ts";

/** Edits a voucher that no order has had. */
export default function EditVoucherScreen() {
  const { id = "" } = useParams();
  const path = `/admin/vouchers/${id}`;
  const words = useWords("admin-vouchers");
  const send = useSend();
  const { data, refusal, refetch } = useCall<VoucherDetail>(path);
  if (refusal?.status === 404) return <NotFound />;
  const backTo = `/vouchers/${id}`;
  return (
    <Screen title={data?.code ?? words.form.edit} back={{ to: backTo, label: data?.code ?? words.title }}>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!data && !refusal && <Loading />}
      {data?.editable && (
        <VoucherForm
          title={words.detail.terms}
          defaults={valuesOf(data)}
          submit={(values) => send<VoucherDetail>("PATCH", path, values)}
          backTo={backTo}
        />
      )}
      {data && !data.editable && <Empty>{words.detail.fixed}</Empty>}
    </Screen>
  );
}
