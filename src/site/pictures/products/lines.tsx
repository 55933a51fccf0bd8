/** Renders lines of text that are too small to be read: `widths` are width classes, such as `w-2/3`. */
export function Lines({ widths, className = "" }: { widths: readonly string[]; className?: string }) {
  return (
    <span className={`grid gap-2 ${className}`}>
      {widths.map((width, index) => (
        <span key={index} className={`h-1.5 rounded-full bg-line ${width}`} />
      ))}
    </span>
  );
}
