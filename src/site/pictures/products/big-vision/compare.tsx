import type { ReactNode } from "react";
import type { Locale } from "#text/locales.ts";
import { Window } from "../../kit/frames.tsx";
import { wordsIn } from "../../kit/words.ts";

export interface CompareProps {
  locale: Locale;
  title: string;
  meta: string;
  /** What one sees on the photo, what is marked on it, and what the API answers. */
  labels: [photo: string, read: string, answer: string];
  photo: ReactNode;
  read: ReactNode;
  /** What the API answers, beside the photo. */
  answer: ReactNode;
}

/** The positions of the divider, in steps of a tenth. */
const stops = Array.from({ length: 11 }, (_, index) => index * 10);

/**
 * Renders a photo with what has been read from it on top, and a divider between the two. Radios are its positions, so that
 * it follows pointer, finger and arrow keys without a script.
 */
export function Compare({ locale, title, meta, labels, photo, read, answer }: CompareProps) {
  const t = wordsIn(locale);
  return (
    <div className="pic" data-picture="stage">
      <Window product="big-vision" title={title} meta={meta}>
        <div className="grid @3xl:grid-cols-[minmax(0,1fr)_19rem]">
          <fieldset className="compare relative min-w-0 overflow-clip">
            <legend className="sr-only">
              {t("Geser antara foto dan hasil baca | Slide between photo and result")}
            </legend>
            <figure role="img" aria-label={labels[0]}>
              {photo}
            </figure>
            <figure role="img" aria-label={labels[1]} className="compare-read">
              {read}
            </figure>
            <span className="compare-name start-3" aria-hidden="true">
              {t("Foto | Photo")}
            </span>
            <span className="compare-name end-3" aria-hidden="true">
              {t("Hasil baca | Result")}
            </span>
            <span className="compare-handle" aria-hidden="true" />
            <div className="compare-stops">
              {stops.map((stop) => (
                <label key={stop}>
                  <input type="radio" name="compare" defaultChecked={stop === 50} className="sr-only" />
                  <span className="sr-only">{t(`Foto ${stop} persen | Photo ${stop} percent`)}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <figure
            role="img"
            aria-label={labels[2]}
            className="grid content-center border-t border-line p-4 @3xl:border-s @3xl:border-t-0 sm:p-5"
          >
            {answer}
          </figure>
        </div>
      </Window>
      <p className="pic-sample">{t("Data contoh | Sample data")}</p>
    </div>
  );
}
