import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../../../kit/data.ts";
import { useIssue } from "../form/editor-context.ts";
import type { Path } from "../words/at-path.ts";
import { useWarnings } from "./use-warnings.ts";

/** Says what is worth a second look in a field; it keeps nobody from typing, saving or publishing. */
export function FieldWarnings({
  locale,
  path,
  named,
}: {
  locale: Locale;
  path: Path;
  /** Names the language, where both share the field. */
  named: boolean;
}) {
  const { findings, languages } = useWords("admin-content");
  const warnings = useWarnings(locale, path);
  const hasIssue = useIssue(locale, path) !== undefined;
  // What prevents the field from being published says the same.
  const shown = hasIssue ? warnings.filter(({ code }) => code === "other_word") : warnings;
  return shown.map(({ code, values }) => (
    <p key={`${code} ${Object.values(values).join()}`} className="field-warning">
      <Icon name="info" className="size-3.5 shrink-0" />
      <span>
        {named && `${languages[locale]}: `}
        {fill(findings[code], values)}
      </span>
    </p>
  ));
}
