import type { ReactNode } from "react";
import { fill } from "#text/fill.ts";
import { type Locale, locales } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../../../words/use-words.ts";
import { emptyValue } from "../shape/empty-value.ts";
import type { Shape } from "../shape/shape.ts";
import { getAt, type Path } from "../words/at-path.ts";
import { useChange, useDocumentState, useEditor } from "./editor-context.ts";
import { usePlaceLabel } from "./place-label.ts";

/** Offers to add what is absent: in both languages, or in the one that lacks it. */
export function Presence({
  shape,
  path,
  optional = false,
  children,
}: {
  shape: Shape;
  path: Path;
  optional?: boolean;
  children: ReactNode;
}) {
  const { present, mayWrite } = useEditor();
  const lacking = useLacking(path);
  const { form, languages } = useWords("admin-content");
  const change = useChange();
  const label = usePlaceLabel()(path);
  const add = (at: readonly Locale[]) => change(at, path, () => emptyValue(shape));
  if (present.length > 0 && lacking.length === present.length)
    return mayWrite ? (
      <p>
        <Button kind="secondary" onClick={() => add(present)}>
          <Icon name="plus" className="size-4" />
          {fill(form.addNamed, { name: label })}
        </Button>
      </p>
    ) : null;
  return (
    <>
      {children}
      {mayWrite &&
        lacking.map((locale) => (
          <p key={locale} className="place-lacking">
            {fill(form.lacking, { name: label, language: languages[locale] })}
            <button type="button" className="link" onClick={() => add([locale])}>
              {fill(form.addIn, { language: languages[locale] })}
            </button>
          </p>
        ))}
      {mayWrite && optional && (
        <p>
          <button type="button" className="link text-sm" onClick={() => change(present, path, () => undefined)}>
            {fill(form.removeNamed, { name: label })}
          </button>
        </p>
      )}
    </>
  );
}

/** Returns the languages whose words have what is around a place, but not the place itself. */
function useLacking(path: Path): readonly Locale[] {
  const { present } = useEditor();
  // A string, as a new list would render again each time.
  const lacking = useDocumentState(({ sides }) =>
    present
      .filter((locale) => {
        const { words } = sides[locale];
        const around = getAt(words, path.slice(0, -1));
        const isNext = typeof path.at(-1) !== "number" || (Array.isArray(around) && around.length === path.at(-1));
        return around !== undefined && isNext && getAt(words, path) === undefined;
      })
      .join(),
  );
  return locales.filter((locale) => lacking.split(",").includes(locale));
}
