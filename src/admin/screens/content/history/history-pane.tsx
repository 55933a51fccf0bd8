import { useState } from "react";
import type { VersionRow } from "#publishing/content-view.ts";
import type { Locale } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { useList } from "../../../data/use-list.ts";
import { Loading } from "../../../layout/loading.tsx";
import { RefusalNote } from "../../../layout/refusal-note.tsx";
import { useWords } from "../../../words/use-words.ts";
import { documentPath, type OpenDocument } from "../draft/use-document.ts";
import { useEditor } from "../form/editor-context.ts";
import { Chooser } from "../preview/chooser.tsx";
import { VersionEntry } from "./version-entry.tsx";

/** The versions of one language, the newest first. */
export default function HistoryPane({ open }: { open: OpenDocument }) {
  const { present } = useEditor();
  const { languages, history } = useWords("admin-content");
  const [chosen, setChosen] = useState<Locale>();
  const locale = chosen ?? present[0] ?? "id";
  const { rows, hasMore, loadMore, isLoading, refusal, refetch } = useList<VersionRow>(
    `${documentPath(open.view.name)}/${locale}/versions`,
  );
  return (
    <div className="stack">
      {present.length > 1 && (
        <Chooser
          label={history.language}
          value={locale}
          onChange={setChosen}
          options={present.map((each) => [each, languages[each]])}
        />
      )}
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {isLoading && <Loading />}
      {!isLoading && rows.length === 0 && !refusal && <p className="text-sm text-muted">{history.empty}</p>}
      <ol className="version-list">
        {rows.map((row) => (
          <VersionEntry key={row.id} version={row} locale={locale} open={open} />
        ))}
      </ol>
      {hasMore && (
        <Button kind="secondary" onClick={loadMore}>
          {history.more}
        </Button>
      )}
    </div>
  );
}
