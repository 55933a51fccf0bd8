import { useState } from "react";
import { useNavigate } from "react-router";
import { type CollectionName, entryPath, fieldsOf } from "#content/entries/collection-fields.ts";
import { pathTo } from "#contract/calls.ts";
import type { DocumentRow } from "#publishing/content-view.ts";
import { groupOf } from "#publishing/document-group.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { useAction, useSend, useWords } from "../../../kit/data.ts";
import { ActionDialog } from "../../../kit/form.ts";
import { RefusalNote } from "../../../kit/parts.ts";
import { removeCopy } from "../draft/local-copy.ts";
import type { OpenDocument } from "../draft/use-document.ts";
import { useDocumentState, useEditor } from "../form/editor-context.ts";
import { LanguageState } from "../list/language-state.tsx";
import { EntryLinks } from "./entry-links.tsx";
import { useWithdrawal } from "./use-withdrawal.ts";

/** Removes an entry in some or all of its languages, and says what becomes of its address. */
export default function RemoveDialog({
  open,
  rows,
  onClose,
}: {
  open: OpenDocument;
  rows: readonly DocumentRow[];
  onClose: () => void;
}) {
  const { entry, languages } = useWords("admin-content");
  const { cancel } = useWords("admin");
  const { view, present, store } = useEditor();
  const sides = useDocumentState((state) => state.sides);
  const [collection, slug] = view.name.split(":") as [CollectionName, string];
  const [chosen, setChosen] = useState<ReadonlySet<Locale>>(() => new Set(present));
  const { pending, refusal, run } = useAction();
  const send = useSend();
  const navigate = useNavigate();
  const withdrawal = useWithdrawal();
  const leaving = present.filter((locale) => chosen.has(locale));
  const isVisible = leaving.some((locale) => sides[locale].base.published !== null);
  const remove = async () => {
    if (leaving.length === 0 || pending) return;
    const outcome = await run(async () => {
      await open.flush();
      return send("POST", pathTo("/admin/content/documents/:name/removal", { name: view.name }), {
        languages: leaving.map((locale) => ({ locale, version: store.getState().sides[locale].base.version })),
      });
    });
    if (!outcome.ok) return;
    for (const locale of leaving) removeCopy(view.name, locale);
    withdrawal(fill(entry.removed, { title: view.title }), outcome.data.publication);
    onClose();
    void navigate(`/content?group=${groupOf(view)}`);
  };
  const toggle = (locale: Locale) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(locale)) after.add(locale);
      return after;
    });
  return (
    <ActionDialog title={entry.removeTitle} open onClose={onClose}>
      <form
        className="admin-form"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void remove();
        }}
      >
        <p className="font-medium">{view.title}</p>
        <fieldset>
          <legend className="text-sm font-medium">{entry.removeIn}</legend>
          {present.map((locale) => (
            <Checkbox
              key={locale}
              id={`remove-${locale}`}
              checked={chosen.has(locale)}
              onChange={() => toggle(locale)}
              label={
                <span className="flex items-center gap-2">
                  {languages[locale]} <LanguageState state={sides[locale].base.state} />
                </span>
              }
            />
          ))}
        </fieldset>
        <p className="text-sm">
          {isVisible
            ? fill(fieldsOf(collection).folder ? entry.removePage : entry.removeAnchor, {
                path: entryPath(collection, slug),
              })
            : entry.removeDraft}
        </p>
        {isVisible && <EntryLinks name={view.name} rows={rows} />}
        <div className="form-actions">
          <RefusalNote refusal={refusal} />
          <div className="flex flex-wrap items-center gap-2">
            <Button
              type="submit"
              kind="danger"
              pending={pending}
              aria-disabled={leaving.length === 0 || pending || undefined}
            >
              {entry.removeConfirm}
            </Button>
            <Button kind="secondary" onClick={onClose}>
              {cancel}
            </Button>
          </div>
        </div>
      </form>
    </ActionDialog>
  );
}
