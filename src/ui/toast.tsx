import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** A short word that something was done; announced, and gone when there is nothing to say. */
export function Toast({ children }: { children?: ReactNode }) {
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-6 z-50 flex justify-center px-4">
      {children && (
        <p className="card flex items-center gap-2 py-3! text-sm shadow-lg">
          <Icon name="check" className="size-5 text-good" />
          {children}
        </p>
      )}
    </div>
  );
}
