import type { LoaderFunctionArgs } from "react-router";
import { writeAddress } from "#address/address.ts";
import type { ReviewResult } from "#catalogue/review-results.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { loadPage } from "../page.server.ts";
import { usePage } from "../use-page.ts";

/** `?token=` is the mail's: the buttons hand it on. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, (_services, { url }) => ({ token: url.searchParams.get("token") ?? "" }));

const icons: Record<ReviewResult, IconName> = {
  open: "mail",
  restored: "check",
  spam: "check",
  "link-not-valid": "alert",
};

/** Sales judge a request that may be spam, or read what came of it. Needs no login: the link of the mail is the key. */
export default function RequestReview() {
  const { words, row, extra, address, apiBase } = usePage<"request-review", { token: string }>();
  const named = row.about as ReviewResult;
  // Who opens the page by hand, without the mail's token, has nothing to press.
  const answer = named === "open" && !extra.token ? "link-not-valid" : named;
  const { title, lead } = words.answers[answer];
  return (
    <div className="wrap max-w-3xl pt-20 pb-24 text-center">
      <span className="mx-auto flex size-14 items-center justify-center rounded-[99px] bg-primary-soft text-primary">
        <Icon name={icons[answer]} className="size-7" />
      </span>
      <h1 className="mt-8 text-4xl/[1.08] tracking-[-0.035em]">{title}</h1>
      <p className="lead mx-auto mt-5">{lead}</p>
      {answer === "open" && (
        <form action={`${apiBase}/leads/restore`} method="post" className="mt-8 flex flex-wrap justify-center gap-3">
          <input type="hidden" name="token" value={extra.token} />
          <input type="hidden" name="page" value={writeAddress({ ...address, path: row.path })} />
          <button type="submit" name="verdict" value="restore" className="btn btn-primary">
            {words.restore}
          </button>
          <button type="submit" name="verdict" value="spam" className="btn btn-secondary">
            {words.spam}
          </button>
        </form>
      )}
    </div>
  );
}
