import { useSend } from "../../data/use-send.ts";
import { useOvertakenBy } from "../../history/use-overtaken.ts";
import { ReasonDialog } from "../../reasons/reason-dialog.tsx";
import { useWords } from "../../words/use-words.ts";

interface WithdrawDialogProps {
  title: string;
  body: string;
  kind: "voucher" | "voucher_batch";
  id: string;
  /** The call of the voucher or batch. */
  path: string;
  version: number;
  open: boolean;
  onClose: () => void;
}

/** Asks why a voucher or a batch is withdrawn, and withdraws it. */
export function WithdrawDialog({ kind, id, path, version, ...dialog }: WithdrawDialogProps) {
  const { withdraw } = useWords("admin-vouchers");
  const sayOvertaken = useOvertakenBy(kind, id);
  const send = useSend();
  return (
    <ReasonDialog
      {...dialog}
      confirm={withdraw.action}
      submit={(reason) => send("POST", `${path}/withdraw`, { version, reason })}
      resource="/admin/vouchers"
      sayOvertaken={sayOvertaken}
    />
  );
}
