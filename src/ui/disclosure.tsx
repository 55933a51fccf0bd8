import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** A line that opens what belongs to it, by the platform alone. Those with one `name` close each other. */
export function Disclosure({ summary, name, children }: { summary: ReactNode; name?: string; children: ReactNode }) {
  return (
    <details className="group" name={name}>
      <summary className="flex min-h-11 items-center justify-between gap-6 py-5 text-lg font-medium hover:text-primary">
        {summary}
        <Icon name="plus" className="size-5 shrink-0 text-primary group-open:rotate-45" />
      </summary>
      {children}
    </details>
  );
}
