import type { ReactNode } from "react";
import type { Locale } from "#text/locales.ts";

const sampleWords = { id: "Data contoh", en: "Sample data" };

export interface PictureProps {
  /** What one sees, for people who do not; the name of a picture that is read. */
  label: string;
  /** Whether its words are read as they stand, because they say all that one sees. */
  isRead?: boolean;
  locale: Locale;
  size?: "stage" | "story" | "tile";
  /** Whether the picture says that its data are samples. */
  sample?: boolean;
  className?: string;
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
      {sample && <p className="pic-sample">{sampleWords[locale]}</p>}
    </figure>
  );
}
