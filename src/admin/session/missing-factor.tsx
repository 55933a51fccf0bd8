import { Button } from "#ui/button.tsx";
import { useWords } from "../words/use-words.ts";
import { Notice } from "./notice.tsx";
import { sitePage } from "./redirect-to-login.ts";

/** Renders, for staff without a second factor, what they need and where to set it up. */
export function MissingFactor({ onCheck }: { onCheck: () => unknown }) {
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
