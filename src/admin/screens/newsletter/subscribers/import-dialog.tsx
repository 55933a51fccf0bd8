import { type ChangeEvent, useId, useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import { importColumns } from "#growth/newsletter/readers/import-columns.ts";
import type { ImportProblem } from "#growth/newsletter/readers/read-import.ts";
import type { ImportResult } from "#growth/newsletter/readers/subscriber-view.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { useSend } from "../../../data/use-send.ts";
import { ActionDialog } from "../../../dialog/action-dialog.tsx";
import { showToast } from "../../../dialog/toast.ts";
import { RefusalNote } from "../../../layout/refusal-note.tsx";
import { useLocale } from "../../../words/locale.ts";
import { useWords, wordFor } from "../../../words/use-words.ts";

/** Imports people from a CSV file: first it says what the file would do, then it does it. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { importing: words } = useWords("admin-newsletter").subscribers;
  return (
    <ActionDialog title={words.title} open={open} onClose={onClose}>
      <ImportForm onClose={onClose} />
    </ActionDialog>
  );
}

function ImportForm({ onClose }: { onClose: () => void }) {
  const { importing: words } = useWords("admin-newsletter").subscribers;
  const locale = useLocale();
  const send = useSend();
  const id = useId();
  const [csv, setCsv] = useState("");
  const [checked, setChecked] = useState<ImportResult>();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const number = (count: number) => count.toLocaleString(languageTags[locale]);

  const post = async (path: "trial" | "import", text: string) => {
    setPending(true);
    const outcome = await send<ImportResult>("POST", `/admin/subscribers/${path}`, { csv: text }, { timeout: 60_000 });
    setPending(false);
    setRefusal(outcome.ok ? undefined : outcome.refusal);
    setChecked(outcome.ok ? outcome.data : undefined);
    return outcome.ok ? outcome.data : undefined;
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = (await target.files?.[0]?.text()) ?? "";
    // The same file may be chosen again after it was corrected.
    target.value = "";
    setCsv(text);
    if (text) await post("trial", text);
  };
  const confirm = async () => {
    const result = await post("import", csv);
    if (!result?.imported) return;
    showToast({ text: fill(words.done, { n: number(result.added) }) });
    onClose();
  };
  return (
    <div className="grid gap-4">
      <p className="text-sm">{words.body}</p>
      <p className="text-sm text-muted">{fill(words.columns, { columns: importColumns.join(", ") })}</p>
      <div>
        <label htmlFor={id} className="btn btn-secondary" aria-disabled={pending || undefined}>
          {words.file}
        </label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          className="sr-only"
          disabled={pending}
          onChange={(event) => void choose(event)}
        />
      </div>
      <div role="status" className="grid gap-2 text-sm">
        {checked && <Checked result={checked} />}
      </div>
      <RefusalNote refusal={refusal} />
      {checked && checked.problems.length === 0 && checked.added > 0 && (
        <p className="text-end">
          <Button pending={pending} onClick={() => void confirm()}>
            {fill(words.confirm, { n: number(checked.added) })}
          </Button>
        </p>
      )}
    </div>
  );
}

function Checked({ result }: { result: ImportResult }) {
  const { importing: words } = useWords("admin-newsletter").subscribers;
  const locale = useLocale();
  const { rows, added, known, stopped, problems } = result;
  const number = (count: number) => count.toLocaleString(languageTags[locale]);
  if (problems.length > 0)
    return (
      <>
        <p className="font-semibold text-bad">{words.problems}</p>
        <ul className="grid gap-1">
          {problems.map(({ line, code }) => (
            <li key={line}>
              {fill(words.line, {
                line,
                problem: fill(wordFor(words.codes satisfies Record<ImportProblem["code"], string>, code), {
                  columns: importColumns.join(", "),
                }),
              })}
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <>
      <p>{fill(words.checked, { rows: number(rows), added: number(added), known: number(known) })}</p>
      {stopped > 0 && <p>{fill(words.stopped, { n: number(stopped) })}</p>}
      {added === 0 && <p>{words.nothing}</p>}
    </>
  );
}
