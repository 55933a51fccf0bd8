import type { ReactNode } from "react";

/** Says that there is nothing, and may offer what to do about it. */
export function Empty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="empty">
      <p>{children}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
