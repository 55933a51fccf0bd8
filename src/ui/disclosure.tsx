import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/**
 * Renders a native disclosure: a summary that opens its content. Of those with the same `name` one is open at a time.
 */
export function Disclosure({ summary, name, children }: { summary: ReactNode; name?: string; children: ReactNode }) {
  return (
    <details className="group" name={name}>
      <summary className="flex min-h-11 items-center justify-between gap-6 py-5 text-lg font-medium hover:text-primary">
        <span>{summary}</span>
        <Icon name="plus" className="size-5 shrink-0 text-primary group-open:rotate-45" />
      </summary>
      {children}
    </details>
  );
}
