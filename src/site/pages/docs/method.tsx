/** Renders a call's method as a chip with its path beside it, on one line. */
export function Method({ method, path }: { method: string; path: string }) {
  return (
    <span className="method" translate="no">
      <b className="verb" data-verb={method}>
        {method}
      </b>
      <span className="min-w-0 truncate">{path}</span>
    </span>
  );
}
