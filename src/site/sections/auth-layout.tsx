import type { ReactNode } from "react";
import { usePage } from "../use-page.ts";

/** Renders the layout of the login pages: the purpose of the page beside the form, on a phone above it. */
export function AuthLayout({
  title,
  lead,
  below,
  children,
}: {
  title: string;
  lead?: string;
  below?: ReactNode;
  children: ReactNode;
}) {
  const { common } = usePage();
  return (
    <div className="relative overflow-clip">
      <div className="wrap relative grid items-start gap-x-16 gap-y-10 py-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:py-24">
        <div className="max-w-lg lg:pt-8">
          <h1 className="text-4xl/[1.08] tracking-[-0.035em]">{title}</h1>
          {lead && <p className="lead mt-5">{lead}</p>}
          {below && <p className="mt-6">{below}</p>}
        </div>
        <div className="card w-full max-w-xl shadow-lg lg:justify-self-end">
          {children}
          <noscript>
            <p className="mt-6 text-sm text-muted">{common.labels.noScript}</p>
          </noscript>
        </div>
      </div>
    </div>
  );
}
