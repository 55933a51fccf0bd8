/** A share of a hundred as a bar; its number stands beside it. */
export function ShareBar({ percent }: { percent: number }) {
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="share-bar" aria-hidden="true">
      <rect width="100" height="4" className="share-track" />
      <rect width={percent} height="4" className={percent === 100 ? "share-full" : "share-part"} />
    </svg>
  );
}
