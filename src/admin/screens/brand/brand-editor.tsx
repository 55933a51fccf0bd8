import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import type { DocumentRow } from "#publishing/content-view.ts";
import { type Locale, locales } from "#text/locales.ts";
import { Screen } from "../../layout/screen.tsx";
import { useIsPhone } from "../../layout/use-is-phone.ts";
import { useMay } from "../../session/me.ts";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";
import type { OpenDocument } from "../content/draft/use-document.ts";
import { EditorHead } from "../content/editor/editor-head.tsx";
import { EditorNotes } from "../content/editor/editor-notes.tsx";
import { EditorTools } from "../content/editor/editor-tools.tsx";
import { SidePane, type SidePaneName } from "../content/editor/side-pane.tsx";
import { useUndo } from "../content/editor/use-undo.ts";
import { EditorProvider, pagesOf } from "../content/form/editor-context.ts";
import { createFolds } from "../content/form/folds.ts";
import { Chooser } from "../content/preview/chooser.tsx";
import { useDocumentWarnings } from "../content/warnings/use-warnings.ts";
import { type Path, pointerOf } from "../content/words/at-path.ts";
import { ColourFields } from "./colour-fields.tsx";
import { CompanyFields } from "./company-fields.tsx";
import { LogoFields } from "./logo-fields.tsx";

export const brandParts = ["company", "logo", "colours"] as const;
export type BrandPart = (typeof brandParts)[number];

/** The editor of a part of the brand; drafts, preview, history and publication are those of every document. */
export function BrandEditor({
  open,
  part,
  rows,
  children,
}: {
  open: OpenDocument;
  part: BrandPart;
  rows: readonly DocumentRow[];
  /** The choice of the part. */
  children: ReactNode;
}) {
  const { view, store } = open;
  const { title, intro } = useWords("admin-brand");
  const { languages, preview } = useWords("admin-content");
  const isPhone = useIsPhone();
  const [single, setSingle] = useState<Locale>(useLocale());
  const mayWrite = useMay()("content", "write");
  const [pane, setPane] = useState<SidePaneName>();
  const [focused, setFocused] = useState<{ locale: Locale; pointer: string }>();
  const [folds] = useState(createFolds);
  const form = useRef<HTMLDivElement>(null);
  const presentNames = useStore(store, ({ sides }) => locales.filter((locale) => sides[locale].words !== null).join());
  const present = useMemo(() => locales.filter((locale) => presentNames.split(",").includes(locale)), [presentNames]);
  const isOneByOne = isPhone && present.length > 1;
  const shown = useMemo(
    () => (isOneByOne ? present.filter((locale) => locale === single) : present),
    [isOneByOne, present, single],
  );
  const warnings = useDocumentWarnings(open, rows);
  const undo = useUndo(store, folds, form);
  const pages = useMemo(() => pagesOf(rows), [rows]);
  const onFocus = useCallback((locale: Locale, path: Path) => setFocused({ locale, pointer: pointerOf(path) }), []);
  const context = useMemo(
    () => ({
      view,
      store,
      folds,
      warnings,
      shown,
      present,
      mayWrite,
      hasMarks: false,
      pages,
      visible: undefined,
      onFocus,
    }),
    [view, store, folds, warnings, shown, present, mayWrite, pages, onFocus],
  );
  return (
    <EditorProvider value={context}>
      <Screen
        title={title}
        detail={<EditorHead />}
        actions={<EditorTools open={open} rows={rows} undo={undo} pane={pane} setPane={setPane} />}
      >
        {children}
        <p className="max-w-3xl text-sm text-muted">{intro[part]}</p>
        {isOneByOne && (
          <Chooser
            label={preview.language}
            value={single}
            onChange={setSingle}
            options={present.map((locale) => [locale, languages[locale]])}
          />
        )}
        <EditorNotes />
        <div className="brand-editor" data-pane={pane}>
          <div ref={form} className="editor-form" data-columns={shown.length}>
            {part === "company" && <CompanyFields />}
            {part === "logo" && <LogoFields />}
            {part === "colours" && <ColourFields />}
          </div>
          {pane && <SidePane open={open} pane={pane} setPane={setPane} focused={focused} />}
        </div>
      </Screen>
    </EditorProvider>
  );
}
