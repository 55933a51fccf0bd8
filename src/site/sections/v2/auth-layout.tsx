import { usePage } from "../../use-page.ts";
import { AccountPreview } from "../account-preview.tsx";
import { AuthForm, type AuthLayoutProps } from "../auth-layout.tsx";

/** Renders the form as a pane docked at the right edge; what waits behind the login fills the rest of a wide window. */
export function AuthLayout(props: AuthLayoutProps) {
  const { words } = usePage<"auth">();
  return (
    <div className="docked">
      <div className="docked-pane">
        <AuthForm {...props} />
      </div>
      <div className="docked-field">
        <p className="h3 font-display font-bold">{words.aside.title}</p>
        <AccountPreview />
      </div>
    </div>
  );
}
