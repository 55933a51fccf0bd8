import type { LoaderFunctionArgs } from "react-router";
import { writeAddress } from "#address/address.ts";
import type { ReviewOutcome } from "#address/review-outcomes.ts";
import type { IconName } from "#ui/icon.tsx";
import { loadPage } from "../page.server.ts";
import { useSections } from "../sections/use-sections.ts";
import { usePage } from "../use-page.ts";

/** Loads the page; `?token=` comes from the mail, and the buttons send it. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, (_services, { url }) => ({ token: url.searchParams.get("token") ?? "" }));

const icons: Record<ReviewOutcome, IconName> = {
  open: "mail",
  restored: "check",
  spam: "check",
  "link-not-valid": "alert",
};

/**
 * Renders the review of a request that may be spam, or its outcome. No login is needed: the mail's token authorizes.
 */
export default function RequestReview() {
  const { words, row, extra, address, apiBase } = usePage<"request-review", { token: string }>();
  const { Outcome } = useSections();
  const requested = row.about as ReviewOutcome;
  // Opened without the mail's token, the page has no button.
  const outcome = requested === "open" && !extra.token ? "link-not-valid" : requested;
  const { title, lead } = words.answers[outcome];
  return (
    <Outcome icon={icons[outcome]} isGood={icons[outcome] === "check"} title={title} lead={lead}>
      {outcome === "open" && (
        <form action={`${apiBase}/leads/restore`} method="post" className="flex flex-wrap gap-3">
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
    </Outcome>
  );
}
