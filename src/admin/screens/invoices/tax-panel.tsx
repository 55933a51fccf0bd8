import { useState } from "react";
import type { InvoiceSums, SerialLine } from "#shop/tax/invoice-contract.ts";
import { invoicesPerFile } from "#shop/tax/tax-states.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Icon } from "#ui/icon.tsx";
import { useLocale, useMay, useSend, useWords } from "../../kit/data.ts";
import { Form, FormActions, TextAreaInput, useAdminForm } from "../../kit/form.ts";
import { FileButton, Panel } from "../../kit/parts.ts";

/** Renders both ways of a month's faktur pajak: the files for Coretax, and the numbers that come back. */
export function TaxPanel({ period, sums }: { period: string; sums: InvoiceSums | undefined }) {
  const words = useWords("admin-invoices");
  const may = useMay();
  const locale = useLocale();
  const count = (n: number) => n.toLocaleString(languageTags[locale]);
  const { ready = 0, incomplete = 0 } = sums?.month.states ?? {};
  return (
    <Panel title={words.coretax.title}>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="grid content-start gap-3">
          <p className="text-sm">
            {fill(words.coretax.ready, { n: count(ready) })}{" "}
            {incomplete > 0 && fill(words.coretax.incomplete, { n: count(incomplete) })}
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
  const all = Math.max(1, Math.ceil((sums?.month.count ?? 0) / invoicesPerFile));
  // Where there is nothing to import, the one button says so.
  const parts = sums?.month.files.length ? sums.month.files : [1];
  return (
    <div className="grid justify-items-start gap-2">
      {parts.map((part) => (
        <FileButton key={part} path="/admin/invoices/coretax.xml" query={{ period, part: String(part) }}>
          <Icon name="download" className="size-4" />
          {all === 1 ? words.file : fill(words.part, { n: part, all })}
        </FileButton>
      ))}
    </div>
  );
}

/** Renders the field for the tax office's list, and what became of each of its lines. */
function SerialsForm() {
  const words = useWords("admin-invoices").serials;
  const send = useSend();
  const [told, setTold] = useState<SerialLine[]>([]);
  const form = useAdminForm<{ text: string }>({
    defaults: { text: "" },
    submit: async (values) => {
      const outcome = await send("POST", "/admin/invoices/serials", values, {
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
