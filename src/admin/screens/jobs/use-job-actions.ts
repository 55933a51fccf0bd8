import { useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import { fill } from "#text/fill.ts";
import { useSend } from "../../data/use-send.ts";
import { confirmAction } from "../../dialog/confirm-action.ts";
import { showToast } from "../../dialog/toast.ts";
import { useWords } from "../../words/use-words.ts";

/** Returns what can be done about jobs that failed, and why the last attempt was refused. */
export function useJobActions() {
  const { actions: words } = useWords("admin-jobs");
  const send = useSend();
  const [refusal, setRefusal] = useState<Refusal>();

  async function post(path: string, body: object | undefined, done: (changed: number) => string) {
    const outcome = await send<{ changed: number }>("POST", path, body, { alsoRefresh: ["/admin/today"] });
    setRefusal(outcome.ok ? undefined : outcome.refusal);
    if (outcome.ok) showToast({ text: done(outcome.data.changed) });
  }
  const retried = (changed: number) => fill(words.retried, { n: changed });

  return {
    refusal,
    retry: (id: string) => post(`/admin/jobs/${id}/retry`, {}, retried),
    async retryAll(queue: string | undefined) {
      const question = { title: words.retryAllTitle, body: words.retryAllBody, confirm: words.retryAll };
      if (await confirmAction(question)) await post("/admin/jobs/retry", queue ? { queue } : {}, retried);
    },
    async cancel(id: string) {
      const question = { title: words.cancelTitle, body: words.cancelBody, confirm: words.cancel, danger: true };
      if (await confirmAction(question)) await post(`/admin/jobs/${id}/cancel`, {}, () => words.cancelled);
    },
  };
}
