import type { Refusal } from "#client/api/outcome.ts";
import type { Locale } from "#text/locales.ts";
import { RefusalNote } from "../../../layout/refusal-note.tsx";
import { useWords } from "../../../words/use-words.ts";
import { useEditor } from "../form/editor-context.ts";
import { focusPlace } from "../form/focus-place.ts";
import { usePathLabel } from "../form/place-label.ts";
import { pathOf } from "../words/at-path.ts";

/** Why nothing was published; words that are not valid are named, and a press leads to their field. */
export function PublishRefusal({
  refusal,
  document,
  onClose,
}: {
  refusal: Refusal | undefined;
  document: string;
  onClose: () => void;
}) {
  const { folds } = useEditor();
  const { languages } = useWords("admin-content");
  const labelOf = usePathLabel();
  if (!refusal) return null;
  const errors = (refusal.details.errors ?? refusal.issues) as { path: string; message?: string }[];
  return (
    <>
      <RefusalNote refusal={refusal} />
      <ul className="change-list">
        {errors.map(({ path, message }) => {
          const [name = "", locale = "id", ...keys] = path.split("/");
          const place = pathOf(`/${keys.join("/")}`);
          const text = `${languages[locale as Locale] ?? locale} › ${labelOf(place)}: ${message ?? ""}`;
          return (
            <li key={path}>
              {name === document ? (
                <button
                  type="button"
                  className="link text-start text-sm"
                  onClick={() => {
                    onClose();
                    focusPlace(folds, place, locale as Locale);
                  }}
                >
                  {text}
                </button>
              ) : (
                <span className="text-sm">
                  {name} › {text}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
