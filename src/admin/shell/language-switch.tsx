import { startTransition } from "react";
import { type Locale, locales } from "#text/locales.ts";
import { setLocale, useLocale } from "../words/locale.ts";
import { useWords } from "../words/use-words.ts";

const languageNames: Record<Locale, string> = { id: "Bahasa Indonesia", en: "English" };

/** Renders the two languages; the choice is remembered in this browser. */
export function LanguageSwitch() {
  const { bar } = useWords("admin");
  const locale = useLocale();
  return (
    <fieldset className="language" aria-label={bar.language}>
      {locales.map((each) => (
        <button
          key={each}
          type="button"
          className="language-btn"
          lang={each}
          aria-pressed={each === locale}
          onClick={() => startTransition(() => setLocale(each))}
        >
          {each.toUpperCase()}
          <span className="sr-only"> {languageNames[each]}</span>
        </button>
      ))}
    </fieldset>
  );
}
