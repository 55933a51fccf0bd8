import type { LoaderFunctionArgs } from "react-router";
import { writeAddress } from "#address/address.ts";
import type { NewsletterOutcome } from "#address/newsletter-outcomes.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { loadPage } from "../../page.server.ts";
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
  const href = useHref();
  // Opened without the mail's token, the page has no button.
  const outcome = row.about === "unsubscribe" && !extra.token ? "link-not-valid" : (row.about as NewsletterOutcome);
  const { title, lead } = words.answers[outcome];
  const { after } = words;
  return (
    <div className="wrap max-w-3xl pt-20 pb-24 text-center">
      <span className="mx-auto flex size-14 items-center justify-center rounded-[99px] bg-primary-soft text-primary">
        <Icon name={icons[outcome]} className="size-7" />
      </span>
      <h1 className="mt-8 h1">{title}</h1>
      <p className="lead mx-auto mt-5">{lead}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
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
                {after.again}
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
      </div>
    </div>
  );
}
