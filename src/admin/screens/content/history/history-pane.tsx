import { useState } from "react";
import { compareWords } from "#content/compare-words.ts";
import { pathTo } from "#contract/calls.ts";
import type { VersionRow } from "#publishing/content-view.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { useCall, useList, useSend, useWords } from "../../../kit/data.ts";
import { showToast } from "../../../kit/form.ts";
import { Loading, RefusalNote, StateBadge, useRefusalText, When } from "../../../kit/parts.ts";
import { setSide } from "../draft/document-store.ts";
import type { OpenDocument } from "../draft/use-document.ts";
import { useDocumentState, useEditor } from "../form/editor-context.ts";
import { Chooser } from "../preview/chooser.tsx";
import { ChangeList } from "../publish/change-list.tsx";

/** The versions of one language, the newest first. */
export default function HistoryPane({ open }: { open: OpenDocument }) {
  const { present } = useEditor();
  const { languages, history } = useWords("admin-content");
  const [chosen, setChosen] = useState<Locale>();
  const locale = chosen ?? present[0] ?? "id";
  const { rows, hasMore, loadMore, isLoading, refusal, refetch } = useList(
    pathTo("/admin/content/documents/:name/:locale/versions", { name: open.view.name, locale }),
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

/** One version: who wrote it and when, what differs from the words now, and the way back to it. */
function VersionEntry({ version, locale, open }: { version: VersionRow; locale: Locale; open: OpenDocument }) {
  const { mayWrite, store } = useEditor();
  const { history } = useWords("admin-content");
  const [isOpen, setIsOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const send = useSend();
  const refusalText = useRefusalText();
  const restore = async () => {
    setPending(true);
    await open.flush();
    const path = pathTo("/admin/content/documents/:name/:locale/restore", { name: open.view.name, locale });
    const outcome = await send("POST", path, {
      version_id: version.id,
      version: store.getState().sides[locale].base.version,
    });
    setPending(false);
    if (!outcome.ok) return showToast({ text: refusalText(outcome.refusal) });
    setSide(store, locale, { base: outcome.data, words: outcome.data.words, conflicts: [] });
    showToast({ text: fill(history.restored, { n: version.number }) });
  };
  return (
    <li className="version">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span className="font-medium">{fill(history.version, { n: version.number })}</span>
        {version.published !== "never" && (
          <StateBadge tone={version.published === "now" ? "good" : "quiet"}>
            {history.published[version.published]}
          </StateBadge>
        )}
      </p>
      <p className="text-xs text-muted">
        {version.author} · <When date={version.created_at} /> · {history.origins[version.origin]}
      </p>
      {version.note && <p className="text-sm">{version.note}</p>}
      <p className="flex flex-wrap gap-3 text-sm">
        <button type="button" className="link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {history.compare}
        </button>
        {mayWrite && (
          <Button kind="quiet" pending={pending} onClick={() => void restore()}>
            {history.restore}
          </Button>
        )}
      </p>
      {isOpen && <DifferenceToNow id={version.id} locale={locale} />}
    </li>
  );
}

function DifferenceToNow({ id, locale }: { id: number; locale: Locale }) {
  const { difference } = useWords("admin-content");
  const now = useDocumentState(({ sides }) => sides[locale].words);
  const { data } = useCall(pathTo("/admin/content/versions/:id", { id }));
  if (!data) return <Loading lines={2} />;
  const changes = compareWords(data.words ?? {}, now ?? {});
  return changes.length === 0 ? (
    <p className="text-sm text-muted">{difference.none}</p>
  ) : (
    <ChangeList changes={changes} />
  );
}
