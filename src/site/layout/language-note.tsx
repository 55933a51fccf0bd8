import { usePage } from "../use-page.ts";

/**
 * Renders the note on the home page that the previous page does not exist in this language. The language switch of that
 * page links to the note, which is hidden otherwise.
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
