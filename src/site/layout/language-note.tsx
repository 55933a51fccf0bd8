import { usePage } from "../use-page.ts";

/**
 * Says on the home page why one is here: the page before has no twin in this language. Its switch leads to this note,
 * which shows for nobody else.
 */
export function LanguageNote() {
  const { header, row } = usePage();
  if (row.path !== "/") return null;
  return (
    <p id="other-language" className="other-language">
      <span className="wrap block py-2.5">{header.language.arrived}</span>
    </p>
  );
}
