import { type ChangeEvent, useId, useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import { maxCostFileLength } from "#growth/campaigns/cost.ts";
import type { CostImport, CostPreview } from "#growth/campaigns/cost-preview-view.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { readFileText } from "../../../data/read-file-text.ts";
import { useSend } from "../../../data/use-send.ts";
import { showToast } from "../../../dialog/toast.ts";
import { Panel } from "../../../layout/panel.tsx";
import { RefusalNote } from "../../../layout/refusal-note.tsx";
import { useWords } from "../../../words/use-words.ts";
import { PreviewTable } from "./preview-table.tsx";

interface ReadFile {
  text: string;
  preview: CostPreview;
}

/** Renders the import of a file: what it would do line by line, and the button that does it. */
export function ImportPanel() {
  const { import: words } = useWords("admin-campaigns");
  const send = useSend();
  const id = useId();
  const [file, setFile] = useState<ReadFile>();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    // The same file may be chosen again after it was corrected.
    target.value = "";
    if (!chosen) return;
    setFile(undefined);
    setRefusal(undefined);
    const text = chosen.size > 2 * maxCostFileLength ? undefined : await readFileText(chosen);
    if (text === undefined || text.length > maxCostFileLength)
      return setRefusal({ status: 413, code: "body_too_large", issues: [], details: {}, message: words.tooBig });
    setPending(true);
    const outcome = await send<CostPreview>("POST", "/admin/campaigns/costs/preview", { text });
    setPending(false);
    if (outcome.ok) setFile({ text, preview: outcome.data });
    else setRefusal(outcome.refusal);
  }

  async function apply({ text }: ReadFile) {
    setPending(true);
    const outcome = await send<CostImport>("POST", "/admin/campaigns/costs/import", { text });
    setPending(false);
    if (!outcome.ok) return setRefusal(outcome.refusal);
    setFile(undefined);
    showToast({ text: fill(words.done, { added: outcome.data.added, changed: outcome.data.changed }) });
  }

  const counts = file?.preview.counts;
  const toStore = counts ? counts.new + counts.changed : 0;
  return (
    <Panel title={words.title}>
      <p className="mb-3 text-sm text-muted">{words.lead}</p>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        className="peer sr-only"
        disabled={pending}
        onChange={(event) => void choose(event)}
      />
      <label
        htmlFor={id}
        className="btn btn-secondary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary"
        aria-disabled={pending || undefined}
      >
        {pending ? words.reading : words.choose}
      </label>
      <p role="status" className="mt-3 text-sm font-medium empty:hidden">
        {counts && fill(words.summary, counts)}
      </p>
      <RefusalNote refusal={refusal} />
      {file && counts && (
        <div className="mt-3 grid gap-3">
          <PreviewTable lines={file.preview.lines} />
          {counts.wrong > 0 ? (
            <p className="text-sm">{words.wrong}</p>
          ) : toStore > 0 ? (
            <div>
              <Button pending={pending} onClick={() => void apply(file)}>
                {fill(words.apply, { n: toStore })}
              </Button>
            </div>
          ) : (
            <p className="text-sm">{words.nothing}</p>
          )}
        </div>
      )}
    </Panel>
  );
}
