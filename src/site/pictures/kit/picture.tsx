import type { ComponentType, ReactNode } from "react";
import type { Locale } from "#text/locales.ts";
import { inLanguage, type PictureText, wordsIn } from "./words.ts";

const sampleWords = "Data contoh | Sample data";

export interface PictureProps {
  /** What one sees, for people who do not; the name of a picture that is read. */
  label: string;
  /** Whether its words are read as they stand, because they say all that one sees. */
  isRead?: boolean;
  locale: Locale;
  size?: "stage" | "story" | "tile";
  /** Whether the picture says that its data are samples. */
  sample?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Renders a picture of a product at work: HTML whose text reflows with the picture's width. */
export function Picture({
  label,
  locale,
  size = "story",
  sample = true,
  isRead,
  className = "",
  children,
}: PictureProps) {
  return (
    <figure role={isRead ? undefined : "img"} aria-label={label} className={`pic ${className}`} data-picture={size}>
      {children}
      {sample && <p className="pic-sample">{inLanguage(sampleWords, locale)}</p>}
    </figure>
  );
}

/**
 * Returns the component that draws a picture in the page's language: its size, what one sees in it, and its parts, for which
 * `t` picks the language of their words.
 */
export function picture(
  size: NonNullable<PictureProps["size"]>,
  label: PictureText,
  draw: (t: (text: PictureText) => string, locale: Locale) => ReactNode,
): ComponentType<{ locale: Locale }> {
  return ({ locale }) => (
    <Picture locale={locale} size={size} label={inLanguage(label, locale)}>
      {draw(wordsIn(locale), locale)}
    </Picture>
  );
}
