import { type ReactNode, useEffect } from "react";
import { clearPersonalState } from "#client/storage/clear-personal-state.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { queryClient } from "../data/query-client.ts";
import { refreshAll } from "../data/refresh.ts";
import { useWords } from "../words/use-words.ts";
import { resumeSession, useSessionEnding } from "./ended-state.ts";
import { Notice } from "./notice.tsx";
import { loginAddress } from "./redirect-to-login.ts";

/** Renders the app as long as nobody ended the session; then nothing of it, but one sentence and the way to the login. */
export function UnlessEnded({ children }: { children: ReactNode }) {
  const isEnded = useSessionEnding() === "ended";
  const { session } = useWords("admin");
  useEffect(() => {
    if (!isEnded) return;
    queryClient.clear();
    void clearPersonalState();
  }, [isEnded]);
  if (!isEnded) return children;
  return (
    <Notice title={session.endedByOthers.title} body={session.endedByOthers.body}>
      <a className="btn btn-primary" href={loginAddress()}>
        {session.endedByOthers.logIn}
      </a>
    </Notice>
  );
}

/** Says over the app that the session expired; what was typed stays, and the work goes on after a login in another tab. */
export function SessionEnded() {
  const isExpired = useSessionEnding() === "expired";
  const { session, close } = useWords("admin");
  const resume = () => {
    resumeSession();
    refreshAll();
  };
  return (
    <Dialog open={isExpired} onClose={resumeSession} title={session.ended.title} closeLabel={close}>
      <p className="mb-4 text-sm text-muted">{session.ended.body}</p>
      <p className="flex flex-wrap gap-2">
        <a className="btn btn-primary" href={loginAddress()} target="_blank" rel="noopener">
          {session.logIn}
        </a>
        <Button kind="secondary" onClick={resume}>
          {session.goOn}
        </Button>
      </p>
    </Dialog>
  );
}
