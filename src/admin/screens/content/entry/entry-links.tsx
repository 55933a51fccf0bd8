import { Link } from "react-router";
import { pathTo } from "#contract/calls.ts";
import type { DocumentRow } from "#publishing/content-view.ts";
import { fill } from "#text/fill.ts";
import { useCall, useWords } from "../../../kit/data.ts";
import { Loading, RefusalNote } from "../../../kit/parts.ts";
import { usePathLabel } from "../form/place-label.ts";
import { useDocumentName } from "../list/document-name.ts";
import { pathOf } from "../words/at-path.ts";

/** The published texts that have a link to an entry, with the places in them. */
export function EntryLinks({ name, rows }: { name: string; rows: readonly DocumentRow[] }) {
  const { entry, languages } = useWords("admin-content");
  const { data, refusal, refetch } = useCall(pathTo("/admin/content/documents/:name/links", { name }));
  const nameOf = useDocumentName();
  const labelOf = usePathLabel();
  if (refusal) return <RefusalNote refusal={refusal} onRetry={refetch} />;
  if (!data) return <Loading lines={2} />;
  if (data.length === 0) return <p className="text-sm text-muted">{entry.noLinks}</p>;
  return (
    <div>
      <h3 className="text-sm font-medium">{fill(entry.links, { n: data.length })}</h3>
      <ul className="entry-links">
        {data.map(({ document, locale, path }) => {
          const title = rows.find((row) => row.name === document)?.title ?? document;
          return (
            <li key={`${document} ${locale} ${path}`}>
              <Link to={`/content/documents/${encodeURIComponent(document)}`} target="_blank" className="link">
                {nameOf({ name: document, title })}
              </Link>{" "}
              <span className="text-muted">
                {languages[locale]} › {labelOf(pathOf(path))}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
