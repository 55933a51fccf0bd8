import { usePage } from "../use-page.ts";

interface PhotoProps {
  /** A picture of the library, as the words name it; without one that can be shown, nothing is rendered. */
  picture: string | undefined;
  /** How wide the picture is on the page, as in the attribute `sizes`. */
  sizes: string;
  /** Whether it is in view at once: it is then requested first, and otherwise only when it comes near. */
  priority?: boolean;
  className?: string;
}

/**
 * Renders a picture of the library in the best format and width. Where the page crops it (`object-fit: cover`), the focal
 * point stays visible.
 */
export function Photo({ picture, sizes, priority = false, className = "" }: PhotoProps) {
  const { pictures } = usePage();
  const found = picture === undefined ? undefined : pictures[picture];
  if (!found) return null;
  const { src, srcSet, avif, width, height, alt, focal } = found;
  const image = (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={width}
      height={height}
      alt={alt}
      className={`photo ${focalClasses(focal)} ${className}`.trim()}
      {...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const, decoding: "async" as const })}
    />
  );
  if (!avif) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  );
}

/** Served HTML has no style attribute, so the focal point is one of eleven steps on each axis (photo.css). */
function focalClasses({ x, y }: { x: number; y: number }): string {
  const step = (percent: number) => Math.round(percent / 10);
  return [step(x) === 5 ? "" : `focal-x-${step(x)}`, step(y) === 5 ? "" : `focal-y-${step(y)}`]
    .filter(Boolean)
    .join(" ");
}
