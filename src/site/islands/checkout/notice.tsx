import { type ReactNode, useEffect, useRef } from "react";

/** Something that needs a look before going on; it takes the focus when it appears, unless it is there from the start. */
export function Notice({ title, quiet = false, children }: { title?: string; quiet?: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!quiet) place.current?.focus();
  }, [quiet]);
  return (
    <div
      ref={place}
      role={quiet ? undefined : "alert"}
      tabIndex={-1}
      className="mb-8 scroll-mt-28 rounded-md border border-line bg-accent-soft p-5 outline-none"
    >
      {title && <p className="mb-1 font-semibold">{title}</p>}
      {children}
    </div>
  );
}
