import { useState } from "react";
import { useNavigate } from "react-router";
import { pathTo } from "#contract/calls.ts";
import { minus } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import type { SettlementReport } from "#shop/settlements/settlement-contract.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { refreshResources, useAction, useLocale, useMay, useSend, useWords } from "../../kit/data.ts";
import { confirmAction, ReasonDialog, showToast } from "../../kit/form.ts";
import { RefusalNote } from "../../kit/parts.ts";

const resource = "/admin/reconciliation";
const changes = {
  post: "/admin/reconciliation/files/:id/post",
  check: "/admin/reconciliation/files/:id/check",
} as const;

/** Renders the buttons that post, check again and discard. */
export function SettlementActions({ report }: { report: SettlementReport }) {
  const words = useWords("admin-reconciliation");
  const locale = useLocale();
  const send = useSend();
  const navigate = useNavigate();
  const mayWrite = useMay()("reconciliation", "write");
  const { pending, refusal, run } = useAction();
  const [discarding, setDiscarding] = useState(false);
  if (!mayWrite) return null;
  const { id, version, results, posted } = report;
  const { matched } = results;
  const n = (matched.rows - posted.rows).toLocaleString(languageTags[locale]);

  async function change(verb: keyof typeof changes) {
    const outcome = await run(() => send("POST", pathTo(changes[verb], { id }), { version }));
    if (outcome.ok) return true;
    // Somebody else was faster: the report shows what they did.
    void refreshResources([resource]);
    return false;
  }

  async function post() {
    const amount = (pick: "gross" | "fees" | "net") => formatRupiah(minus(matched[pick], posted[pick]), locale);
    const confirmed = await confirmAction({
      title: fill(words.post.title, { n }),
      body: fill(words.post.body, { gross: amount("gross"), fees: amount("fees"), net: amount("net") }),
      confirm: fill(words.post.action, { n }),
    });
    if (confirmed && (await change("post"))) showToast({ text: fill(words.post.done, { n }) });
  }

  return (
    <>
      <RefusalNote refusal={refusal} />
      {report.state === "checked" && (
        <Button kind="quiet" onClick={() => setDiscarding(true)}>
          {words.discard.action}
        </Button>
      )}
      <Button kind="secondary" pending={pending} title={words.check.hint} onClick={() => void change("check")}>
        {words.check.action}
      </Button>
      {matched.rows > posted.rows && (
        <Button pending={pending} onClick={() => void post()}>
          {fill(words.post.action, { n })}
        </Button>
      )}
      <ReasonDialog
        title={fill(words.discard.title, { name: report.name })}
        body={words.discard.body}
        confirm={words.discard.action}
        open={discarding}
        onClose={() => setDiscarding(false)}
        submit={(reason) =>
          send("POST", pathTo("/admin/reconciliation/files/:id/discard", { id }), { version, reason })
        }
        onDone={() => void navigate("/reconciliation")}
        resource={resource}
      />
    </>
  );
}
