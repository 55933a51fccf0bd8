import { pathTo } from "#contract/calls.ts";
import { useAction, useSend } from "../../../kit/data.ts";

/** Takes a publication back; what was visible before is visible again. `withdraw` returns whether it worked. */
export function useWithdraw() {
  const send = useSend();
  const { pending, refusal, run } = useAction();
  const withdraw = async (id: string): Promise<boolean> => {
    const outcome = await run(() => send("POST", pathTo("/admin/content/publications/:id/withdraw", { id })));
    return outcome.ok;
  };
  return { withdraw, pending, refusal };
}
