import type { Locale } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { useWords } from "../../../kit/data.ts";
import { settle } from "../draft/document-store.ts";
import { DifferenceText } from "../publish/difference-text.tsx";
import type { Path } from "../words/at-path.ts";
import { useConflict, useDocumentState, useEditor } from "./editor-context.ts";

/** Two people changed the same place: shows what the other wrote, and one press decides. */
export function ConflictNote({ locale, path }: { locale: Locale; path: Path }) {
  const { store } = useEditor();
  const { conflict: words } = useWords("admin-content");
  const conflict = useConflict(locale, path);
  const by = useDocumentState(({ sides }) => sides[locale].base.changed_by);
  if (!conflict) return null;
  return (
    <fieldset className="field-conflict" aria-label={words.title}>
      <p className="font-medium">{by ? `${words.title}: ${by}` : words.title}</p>
      <DifferenceText before={conflict.mine} after={conflict.theirs} />
      <p className="flex flex-wrap gap-2">
        <Button kind="secondary" onClick={() => settle(store, locale, conflict, "mine")}>
          {words.mine}
        </Button>
        <Button kind="secondary" onClick={() => settle(store, locale, conflict, "theirs")}>
          {words.theirs}
        </Button>
      </p>
    </fieldset>
  );
}
