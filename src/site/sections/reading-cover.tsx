import type { ProductJob } from "#catalogue/products.ts";
import { petal } from "../illustrations/petal.ts";

/** A text as its cover draws it. */
export interface Cover {
  slug: string;
  /** The number of words in each part. */
  words: readonly number[];
  job: ProductJob;
}

/**
 * Draws a batik woven from a text: in each figure one petal for each part, as long as the part has words. Decorative;
 * a page may show the same cover once.
 */
export function ReadingCover({ slug, words, job, className = "" }: Cover & { className?: string }) {
  const most = Math.max(...words);
  const turn = (2 * Math.PI) / words.length;
  const petals = (scale: number) =>
    words
      .map((count, index) => {
        const angle = turn * index - Math.PI / 4;
        const reach = scale * (14 + 42 * (count / most) ** 2);
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
        return petal(60 + 4 * dx, 60 + 4 * dy, 60 + reach * dx, 60 + reach * dy, 0.5);
      })
      .join("");
  return (
    <svg
      viewBox="0 0 480 240"
      preserveAspectRatio="xMidYMid slice"
      className={`reading-cover ${className}`}
      data-job={job}
      aria-hidden="true"
    >
      <pattern id={`cover-${slug}`} width="120" height="120" patternUnits="userSpaceOnUse">
        <path d={petals(1)} className="fill-hue" />
        <path d={petals(0.55)} className="fill-tint" />
        <path
          d={petal(60, -14, 60, 14) + petal(60, 106, 60, 134) + petal(-14, 60, 14, 60) + petal(106, 60, 134, 60)}
          className="fill-hue"
          opacity={0.35}
        />
      </pattern>
      <rect width="480" height="240" fill={`url(#cover-${slug})`} />
    </svg>
  );
}
