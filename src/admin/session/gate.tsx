import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { staffMark } from "#growth/experiments/running/arm-cookies.ts";
import { Button } from "#ui/button.tsx";
import { refusalOf } from "../data/query-client.ts";
import { callQuery } from "../data/use-call.ts";
import { rememberOpened } from "../early/remember-opened.ts";
import { RefusalNote } from "../layout/loading.tsx";
import { useWords } from "../words/use-words.ts";
import { markOpened } from "./ended-state.ts";
import { FactorForm } from "./factor-form.tsx";
import { mePath } from "./me.ts";
import { Notice } from "./notice.tsx";
import { redirectToLogin, sitePage } from "./redirect-to-login.ts";

/** Opens the app for staff with a second factor; anyone else sees what to do. */
export function Gate({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(callQuery(mePath));
  const refusal = refusalOf(error);
  const me = data?.data;
  const isLoggedOut = !me && (refusal?.status === 401 || refusal?.status === 403);
  useEffect(() => {
    if (isLoggedOut) redirectToLogin();
  }, [isLoggedOut]);
  useEffect(() => {
    if (!me) return;
    markStaffBrowser();
    markOpened();
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

/** Marks this browser as one of the staff, so that no experiment counts it. */
function markStaffBrowser(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store exists on https only.
  document.cookie = staffMark({ secure: location.protocol === "https:" });
}

/** Renders, for staff without a second factor, what they need and where to set it up. */
function MissingFactor({ onCheck }: { onCheck: () => unknown }) {
  const { session } = useWords("admin");
  return (
    <Notice title={session.missing.title} body={session.missing.body}>
      <p className="flex flex-wrap gap-2">
        <a className="btn btn-primary" href={sitePage("/account/security")}>
          {session.setUp}
        </a>
        <Button kind="secondary" onClick={() => void onCheck()}>
          {session.checkAgain}
        </Button>
      </p>
    </Notice>
  );
}

/** Renders what somebody sees who is logged in and not staff. */
function NoAccess() {
  const { session } = useWords("admin");
  return (
    <Notice title={session.noAccess.title} body={session.noAccess.body}>
      <p className="flex flex-wrap gap-2">
        <a className="btn btn-primary" href={sitePage("/account")}>
          {session.toAccount}
        </a>
        <a className="btn btn-secondary" href={sitePage("/")}>
          {session.toSite}
        </a>
      </p>
    </Notice>
  );
}
