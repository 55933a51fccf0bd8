import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { useParams } from "react-router";
import { useStore } from "zustand";
import { type CollectionName, fieldsOf } from "#content/entries/collection-fields.ts";
import type { DocumentRow } from "#publishing/content-view.ts";
import { groupOf } from "#publishing/document-group.ts";
import { type Locale, locales } from "#text/locales.ts";
import { useCall, useLocale, useMay, useWords } from "../../kit/data.ts";
import { Loading, NotFound, RefusalNote, Screen, useIsPhone } from "../../kit/parts.ts";
import "./content.css";
import "./comments/comments.css";
import { CommentMarksProvider, CommentsProvider, useThreads } from "./comments/comments-context.ts";
import { type OpenDocument, useDocument } from "./draft/use-document.ts";
import { EditorHead } from "./editor/editor-head.tsx";
import { EditorNotes } from "./editor/editor-notes.tsx";
import { EditorTools } from "./editor/editor-tools.tsx";
import type { FieldFilter } from "./editor/field-filter.ts";
import { Outline } from "./editor/outline.tsx";
import { SidePane, type SidePaneName } from "./editor/side-pane.tsx";
import { useUndo } from "./editor/use-undo.ts";
import { EditorProvider, pagesOf } from "./form/editor-context.ts";
import { useAddressedField } from "./form/focus-place.ts";
import { createFolds } from "./form/folds.ts";
import { Parts } from "./form/parts.tsx";
import { usePathLabel } from "./form/place-label.ts";
import { visiblePlaces } from "./form/visible-places.ts";
import { useDocumentName } from "./list/document-name.ts";
import { checkValue } from "./shape/check-value.ts";
import { readShape, withoutField } from "./shape/shape.ts";
import { useDocumentWarnings } from "./warnings/use-warnings.ts";
import { type Path, pointerOf } from "./words/at-path.ts";

/** Edits the words of one document in both languages. */
export default function DocumentScreen() {
  const { name = "" } = useParams();
  const words = useWords("admin-content");
  const { open, refusal, refetch } = useDocument(name);
  const { data: rows } = useCall("/admin/content/documents");
  if (refusal?.status === 404) return <NotFound />;
  if (open) return <DocumentEditor key={name} open={open} rows={rows ?? []} />;
  return (
    <Screen title={name} back={{ to: "/content", label: words.title }}>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!refusal && <Loading lines={8} />}
    </Screen>
  );
}

/** The editor of an opened document: its tools, its parts, and beside them preview, history or comments. */
function DocumentEditor({ open, rows }: { open: OpenDocument; rows: readonly DocumentRow[] }) {
  const { view, store } = open;
  const words = useWords("admin-content");
  const mayWrite = useMay()("content", "write");
  const isPhone = useIsPhone();
  const ownLocale = useLocale();
  const labelOf = usePathLabel();
  const [single, setSingle] = useState<Locale>(ownLocale);
  const [filter, setFilter] = useState<FieldFilter>({ text: "", onlyChanged: false, onlyFaulty: false });
  const [pane, setPane] = useState<SidePaneName>();
  const [focused, setFocused] = useState<{ locale: Locale; pointer: string }>();
  const [folds] = useState(createFolds);
  const warnings = useDocumentWarnings(open, rows);
  const form = useRef<HTMLDivElement>(null);
  const shape = useMemo(() => withoutField(readShape(view.schema), nameFieldOf(view.collection)), [view]);
  const sides = useStore(store, (state) => state.sides);
  const presentNames = locales.filter((locale) => sides[locale].words !== null).join();
  const present = useMemo(() => locales.filter((locale) => presentNames.split(",").includes(locale)), [presentNames]);
  const isOneByOne = isPhone && present.length > 1;
  const shown = useMemo(
    () => (isOneByOne ? present.filter((locale) => locale === single) : present),
    [isOneByOne, present, single],
  );
  const laterSides = useDeferredValue(sides);
  const laterFilter = useDeferredValue(filter);
  const found = useStore(warnings);
  const warned = useMemo(() => new Set(locales.flatMap((locale) => [...found[locale].keys()])), [found]);
  const visible = useMemo(
    () =>
      visiblePlaces(
        shape,
        present.map((locale) => laterSides[locale]),
        {
          text: laterFilter.text,
          onlyChanged: laterFilter.onlyChanged,
          ...(laterFilter.onlyFaulty && {
            isFaulty: (own, value, optional, path) =>
              checkValue(own, value, optional) !== undefined || warned.has(pointerOf(path)),
          }),
        },
        labelOf,
      ),
    [shape, present, laterSides, laterFilter, warned, labelOf],
  );
  const openComments = useCallback(() => setPane("comments"), []);
  const comments = useThreads({ name: view.name, shape, sides: laterSides, focused, onOpen: openComments });
  const undo = useUndo(store, folds, form);
  useAddressedField(folds, setSingle);
  const pages = useMemo(() => pagesOf(rows), [rows]);
  const onFocus = useCallback((locale: Locale, path: Path) => setFocused({ locale, pointer: pointerOf(path) }), []);
  // A new context would render every field again with each letter.
  const context = useMemo(() => {
    const hasMarks = groupOf(view) !== "mails";
    return { view, store, folds, warnings, shown, present, mayWrite, hasMarks, pages, visible, onFocus };
  }, [view, store, folds, warnings, shown, present, mayWrite, pages, visible, onFocus]);
  return (
    <EditorProvider value={context}>
      <CommentMarksProvider value={comments.marks}>
        <Screen
          title={useDocumentName()(view)}
          back={{ to: "/content", label: words.title }}
          detail={<EditorHead />}
          actions={<EditorTools open={open} rows={rows} undo={undo} pane={pane} setPane={setPane} />}
        >
          <EditorNotes />
          <div className="editor" data-pane={pane}>
            <Outline shape={shape} filter={filter} setFilter={setFilter} single={single} setSingle={setSingle} />
            <div ref={form} className="editor-form" data-columns={shown.length}>
              {shown.length > 1 && (
                <div className="column-heads" aria-hidden="true">
                  {shown.map((locale) => (
                    <span key={locale}>{words.languages[locale]}</span>
                  ))}
                </div>
              )}
              <Parts shape={shape} />
            </div>
            {pane && (
              <CommentsProvider value={comments}>
                <SidePane open={open} pane={pane} setPane={setPane} focused={focused} />
              </CommentsProvider>
            )}
          </div>
        </Screen>
      </CommentMarksProvider>
    </EditorProvider>
  );
}

/** The field by which addresses name an entry; another address is a change of its own. */
const nameFieldOf = (collection: string | null) => (collection ? fieldsOf(collection as CollectionName).id : undefined);
