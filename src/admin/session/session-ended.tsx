import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { refreshAll } from "../data/refresh.ts";
import { useWords } from "../words/use-words.ts";
import { resumeSession, useSessionEnded } from "./ended-state.ts";
import { loginAddress } from "./redirect-to-login.ts";

/** Says over the app that the session ended; what was typed stays, and the work goes on after a login in another tab. */
export function SessionEnded() {
  const ended = useSessionEnded();
  const { session, close } = useWords("admin");
  const resume = () => {
    resumeSession();
    refreshAll();
  };
  return (
    <Dialog open={ended} onClose={resumeSession} title={session.ended.title} closeLabel={close}>
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
