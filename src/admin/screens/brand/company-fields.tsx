import { useMemo } from "react";
import { useWords } from "../../words/use-words.ts";
import { useEditor } from "../content/form/editor-context.ts";
import { RootPlace } from "../content/form/root-place.tsx";
import { readShape } from "../content/shape/shape.ts";

const key = "company";

/** The company's names, addresses and numbers, which stand in the words that every page uses. */
export function CompanyFields() {
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
