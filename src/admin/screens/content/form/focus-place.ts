import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { isLocale, type Locale } from "#text/locales.ts";
import { type Path, pathOf, pointerOf } from "../words/at-path.ts";
import { type Folds, unfoldTo } from "./folds.ts";

/**
 * Opens what is around a field, scrolls to it and focuses it; a place with several fields focuses its first. Where there is
 * no such field yet, what is around it gets the focus.
 */
export function focusPlace(folds: Folds, path: Path, locale?: Locale): void {
  unfoldTo(folds, path);
  // The fields of what was folded exist after the next frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const place = nearestPlace(path);
      if (!place) return;
      const own = locale && place.querySelector<HTMLElement>(`[data-locale="${locale}"]`);
      const control = (own ?? place).querySelector<HTMLElement>("[data-control]");
      place.scrollIntoView({ block: "center" });
      (control ?? place).focus({ preventScroll: true });
    }),
  );
}

function nearestPlace(path: Path): HTMLElement | null {
  const place = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(pointerOf(path))}"]`);
  return place || path.length === 0 ? place : nearestPlace(path.slice(0, -1));
}

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
