import { type ReactNode, useEffect } from "react";
import { useOfficeName } from "./company.ts";

/** Renders a page of its own before the app opens: a title, what it means and what can be done. */
export function Notice({ title, body, children }: { title?: string; body?: string; children?: ReactNode }) {
  const name = useOfficeName();
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name;
  }, [title, name]);
  return (
    <main className="notice">
      <div className="card notice-card">
        <p className="text-sm font-semibold text-primary">{name}</p>
        {title && <h1 className="mt-3 text-xl">{title}</h1>}
        {body && <p className="mt-2 text-sm text-muted">{body}</p>}
        <div className="mt-5">{children}</div>
      </div>
    </main>
  );
}
