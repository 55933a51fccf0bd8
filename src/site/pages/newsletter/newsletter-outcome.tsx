import type { LoaderFunctionArgs } from "react-router";
import { writeAddress } from "#address/address.ts";
import type { NewsletterOutcome } from "#address/newsletter-outcomes.ts";
import type { IconName } from "#ui/icon.tsx";
import { loadPage } from "../../page.server.ts";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";

/** Loads the page; `?token=` comes from the mail, and the button that ends the newsletter sends it. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, (_services, { url }) => ({ token: url.searchParams.get("token") ?? "" }));

const icons: Record<NewsletterOutcome, IconName> = {
  "check-your-inbox": "mail",
  confirmed: "check",
  unsubscribe: "mail",
  ended: "check",
  "link-not-valid": "alert",
};

/** Renders the outcome of the newsletter's form or of a link in its mail, or the question whether to unsubscribe. */
export default function NewsletterOutcomePage() {
  const { words, row, extra, address, apiBase } = usePage<"subscribe", { token: string }>();
  const { Outcome } = useSections();
  const href = useHref();
  // Opened without the mail's token, the page has no button.
  const outcome = row.about === "unsubscribe" && !extra.token ? "link-not-valid" : (row.about as NewsletterOutcome);
  const { title, lead } = words.answers[outcome];
  const { after } = words;
  return (
    <Outcome icon={icons[outcome]} isGood={icons[outcome] === "check"} title={title} lead={lead}>
      {outcome === "unsubscribe" ? (
        <form action={`${apiBase}/subscribe/unsubscribe?token=${encodeURIComponent(extra.token)}`} method="post">
          <input type="hidden" name="page" value={writeAddress({ ...address, path: row.path })} />
          <button type="submit" className="btn btn-primary">
            {after.end}
          </button>
        </form>
      ) : (
        <>
          {outcome !== "confirmed" && (
            <a href={href("/subscribe")} className="btn btn-secondary">
              {after.signUpAgain}
            </a>
          )}
          <a href={href("/resources")} className="btn btn-secondary">
            {after.read}
          </a>
          <a href={href("/events")} className="btn btn-secondary">
            {after.events}
          </a>
        </>
      )}
    </Outcome>
  );
}
