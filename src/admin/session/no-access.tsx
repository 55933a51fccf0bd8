import { useWords } from "../words/use-words.ts";
import { Notice } from "./notice.tsx";
import { sitePage } from "./redirect-to-login.ts";

/** Renders what somebody sees who is logged in and not staff. */
export function NoAccess() {
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
