import { PetalMap } from "../../illustrations/petal-map.tsx";
import { usePage } from "../../use-page.ts";
import { AuthForm, type AuthLayoutProps } from "../auth-layout.tsx";

/** Renders the form as a pane docked at the right edge; the map fills the rest of a wide window. */
export function AuthLayout(props: AuthLayoutProps) {
  const { common } = usePage();
  return (
    <div className="docked">
      <div className="docked-pane">
        <AuthForm {...props} />
      </div>
      <div className="docked-field">
        <p className="h3 font-display font-bold">{common.company.tagline}</p>
        <PetalMap signal={[119.45, -5.1]} />
      </div>
    </div>
  );
}
