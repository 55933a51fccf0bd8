import type { ReactNode } from "react";
import { usePage } from "../use-page.ts";
import { AccountPreview } from "./account-preview.tsx";
import { Inline } from "./inline.tsx";
import { NoScriptHelp } from "./no-script-help.tsx";
import { Title } from "./title.tsx";

export interface AuthLayoutProps {
  title: string;
  lead?: string;
  below?: ReactNode;
  children: ReactNode;
}

/** Renders the layout of the login pages: the form at the left; at the right, on ink, what waits behind the login. */
export function AuthLayout(props: AuthLayoutProps) {
  const { words } = usePage<"auth">();
  return (
    <div className="grid min-h-[calc(100svh-4.25rem)] lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
      <div className="auth-pane">
        <div>
          <AuthForm {...props} />
        </div>
      </div>
      <div className="auth-aside ground-ink">
        <p className="h2 font-display font-bold">{words.aside.title}</p>
        <AccountPreview />
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
