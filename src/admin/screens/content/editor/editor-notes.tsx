import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatShortMoment } from "#time/format.ts";
import { Icon } from "#ui/icon.tsx";
import { useLocale, useWords } from "../../../kit/data.ts";
import { RefusalNote } from "../../../kit/parts.ts";
import { setSide } from "../draft/document-store.ts";
import { useDocumentState, useEditor } from "../form/editor-context.ts";
import { focusPlace } from "../form/focus-place.ts";

/** What the editor must know before going on: others' changes, restored words, conflicts, and why nothing is saved. */
export function EditorNotes() {
  const { present } = useEditor();
  const { notes } = useWords("admin-content");
  if (present.length === 0)
    return (
      <p role="status" className="editor-note">
        {notes.absent}
      </p>
    );
  return present.map((locale) => <LanguageNotes key={locale} locale={locale} />);
}

function LanguageNotes({ locale }: { locale: Locale }) {
  const { store, folds } = useEditor();
  const { notes, languages } = useWords("admin-content");
  const { close } = useWords("admin");
  const own = useLocale();
  const { joined, restored, conflicts, save } = useDocumentState(({ sides }) => sides[locale]);
  const language = languages[locale];
  const texts = [
    restored !== undefined && ["restored", fill(notes.restored, { language, at: formatShortMoment(restored, own) })],
    joined !== undefined && ["joined", fill(joined ? notes.joined : notes.joinedUnknown, { language, name: joined })],
  ] as const satisfies readonly (false | readonly ["restored" | "joined", string])[];
  return (
    <>
      {texts.map(
        (note) =>
          note && (
            <div key={note[0]} role="status" className="editor-note">
              <p className="flex-1">{note[1]}</p>
              <button
                type="button"
                className="icon-btn"
                aria-label={close}
                onClick={() => setSide(store, locale, { [note[0]]: undefined })}
              >
                <Icon name="close" className="size-4" />
              </button>
            </div>
          ),
      )}
      {conflicts.length > 0 && (
        <div role="alert" className="editor-note" data-tone="warn">
          <p className="flex-1">{fill(notes.conflicts, { n: conflicts.length, language })}</p>
          <button type="button" className="link" onClick={() => focusPlace(folds, conflicts[0]!.path, locale)}>
            {notes.toConflict}
          </button>
        </div>
      )}
      {save.status === "refused" && <RefusalNote refusal={save.refusal} />}
    </>
  );
}
