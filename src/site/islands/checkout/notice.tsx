import { type ReactNode, useEffect, useRef } from "react";

/** Renders something to read before going on. It takes the focus when it appears, unless `quiet`. */
export function Notice({ title, quiet = false, children }: { title?: string; quiet?: boolean; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!quiet) element.current?.focus();
  }, [quiet]);
  return (
    <div
      ref={element}
      role={quiet ? undefined : "alert"}
      tabIndex={-1}
      className="mb-8 scroll-mt-28 rounded-md border border-line bg-accent-soft p-5 outline-none"
    >
      {title && <p className="mb-1 font-semibold">{title}</p>}
      {children}
    </div>
  );
}
