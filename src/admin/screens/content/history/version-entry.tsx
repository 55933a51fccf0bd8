import { useState } from "react";
import { compareWords } from "#content/compare-words.ts";
import type { DocumentLanguage, VersionRow } from "#publishing/content-view.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { useCall } from "../../../data/use-call.ts";
import { useSend } from "../../../data/use-send.ts";
import { showToast } from "../../../dialog/toast.ts";
import { Loading } from "../../../layout/loading.tsx";
import { StateBadge } from "../../../layout/state-badge.tsx";
import { useRefusalText } from "../../../layout/use-refusal-text.ts";
import { When } from "../../../layout/when.tsx";
import { useWords } from "../../../words/use-words.ts";
import { setSide, type Words } from "../draft/document-store.ts";
import { documentPath, type OpenDocument } from "../draft/use-document.ts";
import { useDocumentState, useEditor } from "../form/editor-context.ts";
import { ChangeList } from "../publish/change-list.tsx";

/** One version: who wrote it and when, what differs from the words now, and the way back to it. */
export function VersionEntry({ version, locale, open }: { version: VersionRow; locale: Locale; open: OpenDocument }) {
  const { mayWrite, store } = useEditor();
  const { history } = useWords("admin-content");
  const [isOpen, setIsOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const send = useSend();
  const refusalText = useRefusalText();
  const restore = async () => {
    setPending(true);
    await open.flush();
    const outcome = await send<DocumentLanguage>("POST", `${documentPath(open.view.name)}/${locale}/restore`, {
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
  const { data } = useCall<{ words: Words | null }>(`/admin/content/versions/${id}`);
  if (!data) return <Loading lines={2} />;
  const changes = compareWords(data.words ?? {}, now ?? {});
  return changes.length === 0 ? (
    <p className="text-sm text-muted">{difference.none}</p>
  ) : (
    <ChangeList changes={changes} />
  );
}
