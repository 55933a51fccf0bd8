import { useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import type { DocumentRow, PublicationRow } from "#publishing/content-view.ts";
import { Button } from "#ui/button.tsx";
import { useSend } from "../../../data/use-send.ts";
import { ActionDialog } from "../../../dialog/action-dialog.tsx";
import { useWords } from "../../../words/use-words.ts";
import type { OpenDocument } from "../draft/use-document.ts";
import { useDocumentState } from "../form/editor-context.ts";
import { ItemChoice } from "./item-choice.tsx";
import { OtherDrafts } from "./other-drafts.tsx";
import { ownItems, type PublishItem } from "./publish-items.ts";
import { PublishRefusal } from "./publish-refusal.tsx";
import { PublishResult } from "./publish-result.tsx";
import { momentOf, type When, WhenChoice } from "./when-choice.tsx";

/** Makes drafts visible as one change: which, when, and what it changes. */
export default function PublishDialog({
  open,
  rows,
  onClose,
}: {
  open: OpenDocument;
  rows: readonly DocumentRow[];
  onClose: () => void;
}) {
  const { publish } = useWords("admin-content");
  const { cancel } = useWords("admin");
  const send = useSend();
  const sides = useDocumentState((state) => state.sides);
  const own = ownItems(open.view, sides);
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(own.filter(({ isScheduled }) => isScheduled).map(({ locale }) => locale)),
  );
  const [others, setOthers] = useState<readonly PublishItem[]>([]);
  const [when, setWhen] = useState<When>({ isLater: false, at: "" });
  const [note, setNote] = useState("");
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [result, setResult] = useState<PublicationRow>();
  const chosen = [...own.filter(({ locale, faults }) => !left.has(locale) && faults === 0), ...others];
  const at = momentOf(when);
  const isReady = chosen.length > 0 && at !== "invalid";
  const submit = async () => {
    if (!isReady || pending) return;
    setPending(true);
    setRefusal(undefined);
    const outcome = await send<PublicationRow>("POST", "/admin/content/publications", {
      items: chosen.map(({ document, locale, version }) => ({ document, locale, version })),
      ...(at && { at }),
      ...(note.trim() && { note: note.trim() }),
    });
    setPending(false);
    if (outcome.ok) setResult(outcome.data);
    else setRefusal(outcome.refusal);
  };
  if (result)
    return (
      <ActionDialog title={publish.title} open onClose={onClose}>
        <PublishResult publication={result} pages={open.view.pages} onClose={onClose} />
      </ActionDialog>
    );
  const toggle = (locale: string) =>
    setLeft(
      (before) => new Set([...before].filter((each) => each !== locale).concat(before.has(locale) ? [] : [locale])),
    );
  return (
    <ActionDialog title={publish.title} open onClose={onClose}>
      <form
        className="stack publish"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void submit();
        }}
      >
        {own.length === 0 && <p className="text-sm text-muted">{publish.nothing}</p>}
        {own.map((item) => (
          <ItemChoice
            key={item.locale}
            item={item}
            checked={!left.has(item.locale)}
            onToggle={() => toggle(item.locale)}
          />
        ))}
        <OtherDrafts rows={rows} except={open.view.name} chosen={others} setChosen={setOthers} />
        <WhenChoice when={when} setWhen={setWhen} />
        <label className="block text-sm font-medium">
          {publish.note}
          <input
            className="input mt-1.5"
            maxLength={300}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            aria-describedby="publish-note-hint"
          />
          <span id="publish-note-hint" className="mt-1 block font-regular text-muted">
            {publish.noteHint}
          </span>
        </label>
        <PublishRefusal refusal={refusal} document={open.view.name} onClose={onClose} />
        <p className="flex flex-wrap justify-end gap-2">
          <Button kind="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" pending={pending} aria-disabled={!isReady || pending || undefined}>
            {when.isLater ? publish.schedule : publish.now}
          </Button>
        </p>
      </form>
    </ActionDialog>
  );
}
