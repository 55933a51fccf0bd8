import { FigureShape } from "../../people/person.tsx";

/** Draws the customer of the picture: a woman in a headscarf, in the hue of the page. */
export function Face({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" className={`text-primary ${className}`} aria-hidden="true">
      <clipPath id="big-one-face">
        <circle cx="32" cy="32" r="31.5" />
      </clipPath>
      <g clipPath="url(#big-one-face)">
        <path d="M0 0h64v64H0z" className="fill-surface" />
        <FigureShape bust="hijab" />
      </g>
    </svg>
  );
}
