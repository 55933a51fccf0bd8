import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "./icon.tsx";

/** How long a toast is shown, in milliseconds: long enough to read it twice. */
const duration = 6000;

/** Renders a short confirmation: announced, and shown for a while. */
export function Toast({ children }: { children?: ReactNode }) {
  const [expired, setExpired] = useState(false);
  useEffect(() => {
    setExpired(false);
    const timer = children ? setTimeout(() => setExpired(true), duration) : undefined;
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-6 z-50 flex justify-center px-4">
      {children && !expired && (
        <p className="card flex items-center gap-2 py-3! text-sm shadow-lg">
          <Icon name="check" className="size-5 text-good" />
          {children}
        </p>
      )}
    </div>
  );
}
