/** Draws the customer of the picture: a woman in a headscarf, in the hue of the page. */
export function Face({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 200" className={className} aria-hidden="true">
      <circle cx="100" cy="100" r="98" className="fill-surface" />
      <clipPath id="big-one-face">
        <circle cx="100" cy="100" r="98" />
      </clipPath>
      <g clipPath="url(#big-one-face)">
        <path d="M14 214c4-44 32-66 86-66s82 22 86 66z" className="fill-primary" />
        <path
          d="M100 26c-40 0-58 30-58 66 0 42 14 62 8 88 22 18 78 18 100 0-6-26 8-46 8-88 0-36-18-66-58-66z"
          className="fill-hue"
        />
        <path d="M100 48c-26 0-38 20-38 46 0 30 16 52 38 52s38-22 38-52c0-26-12-46-38-46z" fill="#e0a77c" />
        <path d="M66 74c8-18 20-24 34-24s26 6 34 24c-20-8-48-8-68 0z" className="fill-hue" opacity=".85" />
        <g fill="none" stroke="#4a2b1b" strokeLinecap="round" strokeWidth="3.5">
          <path d="M76 88c5-4 11-4 16 0M108 88c5-4 11-4 16 0M90 124c6 6 14 6 20 0" />
        </g>
        <g fill="#33190d">
          <ellipse cx="84" cy="99" rx="4" ry="5" />
          <ellipse cx="116" cy="99" rx="4" ry="5" />
        </g>
        <path d="M100 102c-2 6-4 9-2 11h5" fill="none" stroke="#b9794f" strokeLinecap="round" strokeWidth="3" />
      </g>
    </svg>
  );
}
