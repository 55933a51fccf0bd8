import { useState } from "react";
import type { DocumentRow, PublicationRow } from "#publishing/content-view.ts";
import { fill } from "#text/fill.ts";
import { locales } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { useAction, useSend, useWords } from "../../../kit/data.ts";
import { ActionDialog } from "../../../kit/form.ts";
import type { OpenDocument } from "../draft/use-document.ts";
import { useDocumentState } from "../form/editor-context.ts";
import { ChangeList } from "./change-list.tsx";
import { ownItems, type PublishItem } from "./publish-items.ts";
import { PublishRefusal, PublishResult } from "./publish-result.tsx";
import { useItemNames } from "./use-item-names.ts";
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
  const { pending, refusal, run } = useAction();
  const [result, setResult] = useState<PublicationRow>();
  const chosen = [...own.filter(({ locale, faults }) => !left.has(locale) && faults === 0), ...others];
  const at = momentOf(when);
  const isReady = chosen.length > 0 && at !== "invalid";
  const submit = async () => {
    if (!isReady || pending) return;
    const outcome = await run(() =>
      send("POST", "/admin/content/publications", {
        items: chosen.map(({ document, locale, version }) => ({ document, locale, version })),
        ...(at && { at }),
        ...(note.trim() && { note: note.trim() }),
      }),
    );
    if (outcome.ok) setResult(outcome.data);
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

/** One language of the document: whether it is published, and what that changes. */
function ItemChoice({ item, checked, onToggle }: { item: PublishItem; checked: boolean; onToggle: () => void }) {
  const { publish, languages } = useWords("admin-content");
  const isPossible = item.faults === 0;
  return (
    <div className="publish-item">
      <label className="flex items-center gap-2 text-sm font-medium">
        <input type="checkbox" checked={checked && isPossible} disabled={!isPossible} onChange={onToggle} />
        {languages[item.locale]}
      </label>
      {!isPossible && <p className="field-fault">{fill(publish.faults, { n: item.faults })}</p>}
      <details>
        <summary className="link text-sm">{fill(publish.changes, { n: item.changes.length })}</summary>
        <ChangeList changes={item.changes} />
      </details>
    </div>
  );
}

/** Drafts of other documents that may become visible in the same change. */
function OtherDrafts({
  rows,
  except,
  chosen,
  setChosen,
}: {
  rows: readonly DocumentRow[];
  except: string;
  chosen: readonly PublishItem[];
  setChosen: (items: readonly PublishItem[]) => void;
}) {
  const { publish, languages } = useWords("admin-content");
  const { nameOf } = useItemNames();
  const drafts = rows
    .filter(({ name }) => name !== except)
    .flatMap(({ name, title, languages: states }) =>
      locales.flatMap((locale) => {
        const { state, version } = states[locale] ?? {};
        return state === "draft"
          ? [{ document: name, title, locale, version: version!, changes: [], faults: 0, isScheduled: false }]
          : [];
      }),
    );
  if (drafts.length === 0) return null;
  const isSame = (one: PublishItem, other: PublishItem) =>
    one.document === other.document && one.locale === other.locale;
  return (
    <details>
      <summary className="link text-sm">{fill(publish.others, { n: drafts.length })}</summary>
      <ul className="publish-others">
        {drafts.map((draft) => {
          const isChosen = chosen.some((item) => isSame(item, draft));
          return (
            <li key={`${draft.document} ${draft.locale}`}>
              <label className="flex items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  checked={isChosen}
                  onChange={() =>
                    setChosen(isChosen ? chosen.filter((item) => !isSame(item, draft)) : [...chosen, draft])
                  }
                />
                <span className="min-w-0 flex-1 truncate">{nameOf(draft)}</span>
                <span className="text-muted">{languages[draft.locale]}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
