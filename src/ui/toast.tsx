import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "./icon.tsx";

/** How long a toast stays, in milliseconds: long enough to read twice. */
const stays = 6000;

/** A short word that something was done: announced, shown for a while, and gone when there is nothing to say. */
export function Toast({ children }: { children?: ReactNode }) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    const timer = children ? setTimeout(() => setOver(true), stays) : undefined;
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-6 z-50 flex justify-center px-4">
      {children && !over && (
        <p className="card flex items-center gap-2 py-3! text-sm shadow-lg">
          <Icon name="check" className="size-5 text-good" />
          {children}
        </p>
      )}
    </div>
  );
}
