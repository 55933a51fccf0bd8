import { fill } from "#text/fill.ts";
import { formatClock } from "#time/format.ts";
import { useLocale, useWords } from "../../../kit/data.ts";
import type { SaveState } from "../draft/document-store.ts";
import { useDocumentState, useEditor } from "../form/editor-context.ts";
import { LanguageState } from "../list/language-state.tsx";

/** Where each language stands, and whether what was typed is saved. */
export function EditorHead() {
  const { present, mayWrite } = useEditor();
  const { languages } = useWords("admin-content");
  const sides = useDocumentState((state) => state.sides);
  return (
    <>
      {present.map((locale) => (
        <span key={locale} className="flex items-center gap-1.5 text-xs text-muted">
          {languages[locale]} <LanguageState state={sides[locale].base.state} />
        </span>
      ))}
      {mayWrite && <SaveNote saves={present.map((locale) => sides[locale].save)} />}
    </>
  );
}

/** What matters most of both languages comes first. */
const order = ["refused", "offline", "saving", "unsaved", "saved"] as const;

function SaveNote({ saves }: { saves: readonly SaveState[] }) {
  const { save: words } = useWords("admin-content");
  const locale = useLocale();
  const worst = order.map((status) => saves.find((each) => each.status === status)).find((each) => each);
  const times = saves.flatMap((each) => (each.status === "saved" ? [each.at.getTime()] : []));
  const text = !worst
    ? ""
    : worst.status === "saved"
      ? fill(words.saved, { time: formatClock(new Date(Math.max(...times)), locale) })
      : words[worst.status as Exclude<(typeof order)[number], "saved">];
  return (
    <p role="status" className="save-note" data-status={worst?.status}>
      {text}
    </p>
  );
}
