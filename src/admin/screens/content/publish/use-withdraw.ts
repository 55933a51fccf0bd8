import { useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import type { PublicationRow } from "#publishing/content-view.ts";
import { useSend } from "../../../data/use-send.ts";

/** Takes a publication back; what was visible before is visible again. `withdraw` returns whether it worked. */
export function useWithdraw() {
  const send = useSend();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const withdraw = async (id: string): Promise<boolean> => {
    setPending(true);
    setRefusal(undefined);
    const outcome = await send<PublicationRow>("POST", `/admin/content/publications/${id}/withdraw`, {});
    setPending(false);
    if (!outcome.ok) setRefusal(outcome.refusal);
    return outcome.ok;
  };
  return { withdraw, pending, refusal };
}
