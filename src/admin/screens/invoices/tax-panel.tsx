import { useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import type { InvoiceSums } from "#shop/tax/invoice-view.ts";
import { invoicesPerFile } from "#shop/tax/tax-states.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { download, saveFile } from "../../data/download.ts";
import { useSend } from "../../data/use-send.ts";
import { Form } from "../../form/form.tsx";
import { FormActions } from "../../form/form-actions.tsx";
import { TextAreaInput } from "../../form/inputs.tsx";
import { useAdminForm } from "../../form/use-admin-form.ts";
import { Panel } from "../../layout/panel.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { useMay } from "../../session/me.ts";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";

/** A line of the pasted list, as it was taken or refused. */
interface ToldLine {
  line: number;
  invoice: string | null;
  serial: string | null;
  refusal: "no_invoice" | "not_a_serial" | "ambiguous" | "unknown_invoice" | "same" | null;
}

/** Renders both ways of a month's faktur pajak: the files for Coretax, and the numbers that come back. */
export function TaxPanel({ period, sums }: { period: string; sums: InvoiceSums | undefined }) {
  const words = useWords("admin-invoices");
  const may = useMay();
  const locale = useLocale();
  const count = (n: number) => n.toLocaleString(languageTags[locale]);
  return (
    <Panel title={words.coretax.title}>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="grid content-start gap-3">
          <p className="text-sm">
            {fill(words.coretax.ready, { n: count(sums?.states.ready ?? 0) })}{" "}
            {(sums?.states.incomplete ?? 0) > 0 &&
              fill(words.coretax.incomplete, { n: count(sums?.states.incomplete ?? 0) })}
          </p>
          {may("orders", "export") && <Files period={period} sums={sums} />}
          <p className="text-sm text-muted">{words.coretax.note}</p>
        </div>
        {may("orders", "write") && <SerialsForm />}
      </div>
    </Panel>
  );
}

/** Renders a button for each file of the month that has invoices to import. */
function Files({ period, sums }: { period: string; sums: InvoiceSums | undefined }) {
  const words = useWords("admin-invoices").coretax;
  const [refusal, setRefusal] = useState<Refusal>();
  const [pending, setPending] = useState<number>();
  const all = Math.max(1, Math.ceil((sums?.count ?? 0) / invoicesPerFile));
  // Where there is nothing to import, the one button says so.
  const parts = sums?.files.length ? sums.files : [1];
  const save = async (part: number) => {
    setPending(part);
    const query = { period, part: String(part) };
    const outcome = await download("/admin/invoices/coretax.xml", query, () => {}, new AbortController().signal);
    setPending(undefined);
    if (!outcome.ok) return setRefusal(outcome.refusal);
    setRefusal(undefined);
    saveFile(new Blob([outcome.data.file], { type: "application/xml" }), outcome.data.name);
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {parts.map((part) => (
          <Button key={part} kind="secondary" pending={pending === part} onClick={() => void save(part)}>
            <Icon name="download" className="size-4" />
            {all === 1 ? words.file : fill(words.part, { n: part, all })}
          </Button>
        ))}
      </div>
      <RefusalNote refusal={refusal} />
    </>
  );
}

/** Renders the field for the tax office's list, and what became of each of its lines. */
function SerialsForm() {
  const words = useWords("admin-invoices").serials;
  const send = useSend();
  const [told, setTold] = useState<ToldLine[]>([]);
  const form = useAdminForm<{ text: string }>({
    defaults: { text: "" },
    submit: async (values) => {
      const outcome = await send<ToldLine[]>("POST", "/admin/invoices/serials", values, {
        alsoRefresh: ["/admin/orders"],
        timeout: 60_000,
      });
      if (outcome.ok) setTold(outcome.data);
      return outcome;
    },
  });
  const refused = told.filter((line) => line.refusal !== null);
  return (
    <div className="grid content-start gap-3">
      <Form form={form}>
        <TextAreaInput form={form} name="text" label={words.label} hint={words.hint} rows={4} maxLength={400_000} />
        <FormActions form={form} save={words.save} />
      </Form>
      <div role="status" className="grid gap-2 text-sm">
        {told.length > 0 && <p>{fill(words.taken, { n: told.length - refused.length, all: told.length })}</p>}
        {refused.length > 0 && (
          <ul className="grid gap-1 text-bad">
            {refused.map(({ line, invoice, refusal }) => (
              <li key={line}>
                {fill(words.line, { n: line })} {invoice && <span className="num">{invoice}</span>}{" "}
                {words.refusals[refusal!]}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
