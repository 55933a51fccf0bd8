import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { isLocale, type Locale } from "#text/locales.ts";
import { pathOf } from "../words/at-path.ts";
import { focusPlace } from "./focus-place.ts";
import type { Folds } from "./folds.ts";

/** Focuses the field that the address names, once it is there, and shows its language. */
export function useAddressedField(folds: Folds, onLanguage: (locale: Locale) => void): void {
  const [parameters] = useSearchParams();
  const field = parameters.get("field");
  const language = parameters.get("language");
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address leads to its field once.
  useEffect(() => {
    if (field === null) return;
    const locale = isLocale(language) ? language : undefined;
    if (locale) onLanguage(locale);
    focusPlace(folds, pathOf(field), locale);
  }, [field, language]);
}
