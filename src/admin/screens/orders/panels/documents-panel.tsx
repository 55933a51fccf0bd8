import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { fill } from "#text/fill.ts";
import { locales } from "#text/locales.ts";
import { openPdf } from "../../../data/download.ts";
import { FileButton } from "../../../layout/file-button.tsx";
import { Panel } from "../../../layout/panel.tsx";
import { useWords } from "../../../words/use-words.ts";

/** Renders the invoice with its revisions and the credit notes, in both languages. */
export function DocumentsPanel({ order: { id, invoice, money } }: { order: OrderDetailView }) {
  const { detail, documents } = useWords("admin-orders");
  const creditNotes = money.refunds.flatMap(({ credit_note }) => (credit_note ? [credit_note] : []));
  return (
    <Panel title={detail.documents}>
      {!invoice && <p className="text-sm text-muted">{documents.none}</p>}
      <ul className="grid gap-1.5 text-sm">
        {invoice && (
          <Document
            name={fill(documents.invoice, { number: invoice.number })}
            path={`/admin/orders/${id}/invoice.pdf`}
          />
        )}
        {invoice?.revisions.map(({ revision, tax_serial }) => (
          <Document
            key={revision}
            name={fill(documents.revision, { n: revision, serial: tax_serial })}
            path={`/admin/orders/${id}/invoice.pdf`}
            revision={String(revision)}
          />
        ))}
        {creditNotes.map((number) => (
          <Document
            key={number}
            name={fill(documents.creditNote, { number })}
            path={`/admin/orders/${id}/credit-notes/${number}.pdf`}
          />
        ))}
      </ul>
    </Panel>
  );
}

/** Renders the buttons that open a PDF in each language. */
function Document({ name, path, revision }: { name: string; path: string; revision?: string }) {
  const { documents, languages } = useWords("admin-orders");
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span className="num">{name}</span>
      <span className="flex gap-1">
        {locales.map((locale) => {
          const label = `${name}: ${fill(documents.open, { language: languages[locale] })}`;
          return (
            <FileButton
              key={locale}
              path={path}
              query={{ locale, revision }}
              give={openPdf}
              aria-label={label}
              title={label}
            >
              {languages[locale]}
            </FileButton>
          );
        })}
      </span>
    </li>
  );
}
