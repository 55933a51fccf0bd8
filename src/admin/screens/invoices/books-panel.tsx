import { useWords } from "../../kit/data.ts";
import { ExportButton } from "../../kit/list.ts";
import { Panel } from "../../kit/parts.ts";

const files = ["invoices", "payments", "refunds"] as const;

/** Renders the files of a month for accountants. */
export function BooksPanel({ period }: { period: string }) {
  const words = useWords("admin-invoices").books;
  return (
    <Panel title={words.title}>
      <p className="mb-3 max-w-prose text-sm text-muted">{words.note}</p>
      <ul className="grid gap-3">
        {files.map((file) => (
          <li key={file} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <div className="min-w-48 grow">
              <h3 className="font-semibold">{words.files[file].name}</h3>
              <p className="text-sm text-muted">{words.files[file].note}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              <ExportButton path={`/admin/books/${file}.csv` as const} query={{ period }} of={words.files[file].name} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
