import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import type { Me } from "#accounts/staff/staff-view.ts";
import { refusalOf } from "../data/query-client.ts";
import { callQuery } from "../data/use-call.ts";
import { rememberOpened } from "../early/remember-opened.ts";
import { RefusalNote } from "../layout/refusal-note.tsx";
import { FactorForm } from "./factor-form.tsx";
import { markStaffBrowser } from "./mark-staff-browser.ts";
import { mePath } from "./me.ts";
import { MissingFactor } from "./missing-factor.tsx";
import { NoAccess } from "./no-access.tsx";
import { Notice } from "./notice.tsx";
import { redirectToLogin } from "./redirect-to-login.ts";

/** Opens the app for staff with a second factor; anyone else sees what to do. */
export function Gate({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(callQuery<Me>(mePath));
  const refusal = refusalOf(error);
  const me = data?.data;
  const isLoggedOut = !me && (refusal?.status === 401 || refusal?.status === 403);
  useEffect(() => {
    if (isLoggedOut) redirectToLogin();
  }, [isLoggedOut]);
  useEffect(() => {
    if (!me) return;
    markStaffBrowser();
    rememberOpened(me.factor === "given");
  }, [me]);

  if (me?.factor === "given") return children;
  if (me?.factor === "missing") return <MissingFactor onCheck={refetch} />;
  if (me) return <FactorForm reason="required" onGiven={() => void refetch()} framed />;
  if (!refusal || isLoggedOut) return <div className="app-loading" aria-busy="true" />;
  if (refusal.status === 404) return <NoAccess />;
  return (
    <Notice>
      <RefusalNote refusal={refusal} onRetry={refetch} />
    </Notice>
  );
}
