import type { ReactNode } from "react";
import { PetalMap } from "../illustrations/petal-map.tsx";
import { usePage } from "../use-page.ts";
import { Inline } from "./inline.tsx";
import { NoScriptHelp } from "./no-script-help.tsx";
import { Title } from "./title.tsx";

export interface AuthLayoutProps {
  title: string;
  lead?: string;
  below?: ReactNode;
  children: ReactNode;
}

/** Renders the layout of the login pages: the form at the left, at the right a map on ink that wide windows have room for. */
export function AuthLayout(props: AuthLayoutProps) {
  const { common } = usePage();
  return (
    <div className="grid min-h-[calc(100svh-4.25rem)] lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
      <div className="px-5 py-10 sm:px-10 lg:px-16 lg:py-16">
        <div className="mx-auto max-w-lg">
          <AuthForm {...props} />
        </div>
      </div>
      <div className="ground-ink relative overflow-clip max-lg:hidden">
        <p className="display m-14 max-w-[7.6em] text-[clamp(2rem,3.4vw,3.5rem)]">{common.company.tagline}</p>
        <PetalMap signal={[119.45, -5.1]} className="absolute inset-s-14 bottom-14 w-[150%]" />
      </div>
    </div>
  );
}

/** Renders the form of a login page with its title. */
export function AuthForm({ title, lead, below, children }: AuthLayoutProps) {
  const { common } = usePage();
  return (
    <>
      <Title className="h2">{title}</Title>
      {lead && (
        <p className="mt-4 text-muted">
          <Inline text={lead} />
        </p>
      )}
      <div className="mt-8">
        {/* Above the form: nobody fills in what cannot be sent. */}
        <NoScriptHelp text={common.labels.noScriptAccount} className="mb-6" />
        {children}
      </div>
      {below && <p className="mt-8 border-t border-line pt-5">{below}</p>}
    </>
  );
}
