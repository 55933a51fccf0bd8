import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../../../kit/data.ts";
import type { Fault } from "../shape/check-value.ts";
import type { Path } from "../words/at-path.ts";
import { useIssue } from "./editor-context.ts";

/** Says why a place cannot be published: by its shape as it is typed, or as the server found. */
export function FieldFault({
  id,
  locale,
  path,
  fault,
  named = false,
}: {
  id?: string;
  locale: Locale;
  path: Path;
  fault: Fault | undefined;
  /** Names the language, where the languages do not stand side by side. */
  named?: boolean;
}) {
  const { faults, languages } = useWords("admin-content");
  const issue = useIssue(locale, path);
  const text = fault ? fill(faults[fault.code], { n: fault.n }) : issue;
  if (!text) return null;
  return (
    <p id={id} className="field-fault">
      <Icon name="alert" className="size-3.5 shrink-0" />
      {named ? `${languages[locale]}: ${text}` : text}
    </p>
  );
}
