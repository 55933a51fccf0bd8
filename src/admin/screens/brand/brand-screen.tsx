import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import type { DocumentRow } from "#publishing/content-view.ts";
import { type Locale, locales } from "#text/locales.ts";
import { useCall, useLocale, useMay, useWords } from "../../kit/data.ts";
import { useUrlFilters } from "../../kit/list.ts";
import { Loading, RefusalNote, Screen, useIsPhone } from "../../kit/parts.ts";
import "../content/content.css";
import "./brand.css";
import { type OpenDocument, useDocument } from "../content/draft/use-document.ts";
import { EditorHead } from "../content/editor/editor-head.tsx";
import { EditorNotes } from "../content/editor/editor-notes.tsx";
import { EditorTools } from "../content/editor/editor-tools.tsx";
import { SidePane, type SidePaneName } from "../content/editor/side-pane.tsx";
import { useUndo } from "../content/editor/use-undo.ts";
import { EditorProvider, pagesOf, useEditor } from "../content/form/editor-context.ts";
import { createFolds } from "../content/form/folds.ts";
import { RootPlace } from "../content/form/place.tsx";
import { Chooser } from "../content/preview/chooser.tsx";
import { readShape } from "../content/shape/shape.ts";
import { useDocumentWarnings } from "../content/warnings/use-warnings.ts";
import { type Path, pointerOf } from "../content/words/at-path.ts";
import { ColourFields } from "./colour-fields.tsx";
import { LogoFields } from "./logo-fields.tsx";

/** The documents in which the parts of the brand are. */
const documents: Record<BrandPart, string> = { company: "common", logo: "logo", colours: "brand" };

/** Edits what makes the site that of one company: its names, addresses, numbers, logo and colours. */
export default function BrandScreen() {
  const { parts } = useWords("admin-brand");
  const [filters, setFilters] = useUrlFilters(["part"]);
  const part = brandParts.find((each) => each === filters.part) ?? "company";
  return (
    <Part key={part} part={part}>
      <Chooser
        label={parts.label}
        value={part}
        onChange={(next) => setFilters({ part: next })}
        options={brandParts.map((each) => [each, parts[each]])}
      />
    </Part>
  );
}

/** Pages on which the brand is looked at: it is on all of them. */
const pages = ["/", "/products/big-social", "/contact-us", "/about-us"];

function Part({ part, children }: { part: BrandPart; children: React.ReactNode }) {
  const { title } = useWords("admin-brand");
  const { open, refusal, refetch } = useDocument(documents[part]);
  const { data: rows } = useCall("/admin/content/documents");
  const shown = useMemo(() => open && { ...open, view: { ...open.view, pages } }, [open]);
  if (shown)
    return (
      <BrandEditor open={shown} part={part} rows={rows ?? []}>
        {children}
      </BrandEditor>
    );
  return (
    <Screen title={title}>
      {children}
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!refusal && <Loading lines={8} />}
    </Screen>
  );
}

const brandParts = ["company", "logo", "colours"] as const;
type BrandPart = (typeof brandParts)[number];

/** The editor of a part of the brand; drafts, preview, history and publication are those of every document. */
function BrandEditor({
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

const key = "company";

/** The company's names, addresses and numbers, which stand in the words that every page uses. */
function CompanyFields() {
  const { view, shown } = useEditor();
  const { languages } = useWords("admin-content");
  const { parts } = useWords("admin-brand");
  const shape = useMemo(() => {
    const whole = readShape(view.schema);
    return whole.kind === "object" ? whole.fields.find((field) => field.key === key)?.shape : undefined;
  }, [view.schema]);
  if (!shape) return null;
  return (
    <>
      {shown.length > 1 && (
        <div className="column-heads" aria-hidden="true">
          {shown.map((locale) => (
            <span key={locale}>{languages[locale]}</span>
          ))}
        </div>
      )}
      <section className="part" aria-label={parts.company}>
        <RootPlace shape={shape} path={[key]} bare />
      </section>
    </>
  );
}
