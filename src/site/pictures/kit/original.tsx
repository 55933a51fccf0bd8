import type { ReactNode } from "react";
import type { Locale } from "#text/locales.ts";

interface OriginalProps {
  locale: Locale;
  /** What it says in English. */
  reading: string;
  children: ReactNode;
}

/**
 * Renders words that stand in Indonesian, or in a language of its regions, because they are what a product reads; on an
 * English page with what they say below them.
 */
export function Original({ locale, reading, children }: OriginalProps) {
  if (locale === "id") return children;
  return (
    <>
      <span lang="id">{children}</span>
      <span className="pic-reading">{reading}</span>
    </>
  );
}
