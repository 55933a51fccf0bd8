import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { type CollectionName, fieldsOf } from "#content/entries/collection-fields.ts";
import { pathTo } from "#contract/calls.ts";
import type { DocumentRow } from "#publishing/content-view.ts";
import { fill } from "#text/fill.ts";
import { type Locale, locales } from "#text/locales.ts";
import { useSend, useWords } from "../../../kit/data.ts";
import { confirmAction, showToast } from "../../../kit/form.ts";
import { useRefusalText } from "../../../kit/parts.ts";
import { setSide } from "../draft/document-store.ts";
import { removeCopy } from "../draft/local-copy.ts";
import type { OpenDocument } from "../draft/use-document.ts";
import { useDocumentState, useEditor } from "../form/editor-context.ts";

const RemoveDialog = lazy(() => import("../entry/remove-dialog.tsx"));
const RenameDialog = lazy(() => import("../entry/rename-dialog.tsx"));

/** What is done rarely: throwing a draft away, beginning the other language of an entry, renaming and removing it. */
export function MoreMenu({ open, rows }: { open: OpenDocument; rows: readonly DocumentRow[] }) {
  const { store, present, view } = useEditor();
  const { more, entry, languages } = useWords("admin-content");
  const [dialog, setDialog] = useState<"rename" | "remove">();
  const id = useId();
  const send = useSend();
  const refusalText = useRefusalText();
  const sides = useDocumentState((state) => state.sides);
  const drafts = present.filter((locale) => sides[locale].base.state === "draft");
  const absent = view.collection ? locales.filter((locale) => !present.includes(locale)) : [];
  const isEntry = view.collection !== null;
  if (drafts.length === 0 && !isEntry) return null;
  const discard = async (locale: Locale) => {
    const language = languages[locale];
    const question = {
      title: fill(more.discardTitle, { language }),
      body: more.discardBody,
      confirm: more.discardConfirm,
    };
    if (!(await confirmAction({ ...question, danger: true }))) return;
    await open.flush();
    const { version } = store.getState().sides[locale].base;
    const outcome = await send(
      "DELETE",
      pathTo("/admin/content/documents/:name/:locale/draft", { name: view.name, locale }),
      undefined,
      { query: { version } },
    );
    if (!outcome.ok) return showToast({ text: refusalText(outcome.refusal) });
    setSide(store, locale, {
      base: outcome.data,
      words: outcome.data.words,
      conflicts: [],
      save: { status: "unchanged" },
    });
    removeCopy(view.name, locale);
    showToast({ text: fill(more.discarded, { language }) });
  };
  const begin = (locale: Locale) => {
    const [source] = present;
    const [collection, slug] = view.name.split(":") as [CollectionName, string];
    const { id, title } = fieldsOf(collection);
    const words = source ? store.getState().sides[source].words : { [id]: slug, [title]: view.title };
    setSide(store, locale, { words });
  };
  return (
    <>
      <button type="button" className="btn btn-secondary" popoverTarget={id}>
        {more.label}
      </button>
      <div id={id} popover="auto" className="pop-menu">
        {drafts.map((locale) => (
          <MenuItem key={locale} menu={id} onClick={() => void discard(locale)}>
            {fill(more.discard, { language: languages[locale] })}
          </MenuItem>
        ))}
        {absent.map((locale) => (
          <MenuItem key={locale} menu={id} onClick={() => begin(locale)}>
            {fill(more.begin, { language: languages[locale] })}
          </MenuItem>
        ))}
        {isEntry && present.length > 0 && (
          <>
            <MenuItem menu={id} onClick={() => setDialog("rename")}>
              {entry.rename}
            </MenuItem>
            <MenuItem menu={id} onClick={() => setDialog("remove")} danger>
              {entry.remove}
            </MenuItem>
          </>
        )}
      </div>
      <Suspense>
        {dialog === "rename" && <RenameDialog open={open} rows={rows} onClose={() => setDialog(undefined)} />}
        {dialog === "remove" && <RemoveDialog open={open} rows={rows} onClose={() => setDialog(undefined)} />}
      </Suspense>
    </>
  );
}

/** One press of the menu, which closes it. */
function MenuItem({
  menu,
  onClick,
  danger = false,
  children,
}: {
  menu: string;
  onClick: () => void;
  danger?: boolean;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={`pop-item${danger ? " text-bad" : ""}`}
      popoverTarget={menu}
      popoverTargetAction="hide"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
