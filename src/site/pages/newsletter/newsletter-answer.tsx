import type { LoaderFunctionArgs } from "react-router";
import { writeAddress } from "#address/address.ts";
import type { NewsletterResult } from "#catalogue/newsletter-results.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { loadPage } from "../../page.server.ts";
import { useHref, usePage } from "../../use-page.ts";

/** `?token=` is the mail's: the button that ends the newsletter hands it on. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, (_services, { url }) => ({ token: url.searchParams.get("token") ?? "" }));

const icons: Record<NewsletterResult, IconName> = {
  "check-your-inbox": "mail",
  confirmed: "check",
  unsubscribe: "mail",
  ended: "check",
  "link-not-valid": "alert",
};

/** What the newsletter's form or a link of its mail did, or asks. */
export default function NewsletterAnswerPage() {
  const { words, row, extra, address, apiBase } = usePage<"subscribe", { token: string }>();
  const href = useHref();
  // Who opens the page by hand, without the mail's token, has nothing to press.
  const answer = row.about === "unsubscribe" && !extra.token ? "link-not-valid" : (row.about as NewsletterResult);
  const { title, lead } = words.answers[answer];
  const { after } = words;
  return (
    <div className="wrap max-w-3xl pt-20 pb-24 text-center">
      <span className="mx-auto flex size-14 items-center justify-center rounded-[99px] bg-primary-soft text-primary">
        <Icon name={icons[answer]} className="size-7" />
      </span>
      <h1 className="mt-8 text-4xl/[1.08] tracking-[-0.035em]">{title}</h1>
      <p className="lead mx-auto mt-5">{lead}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {answer === "unsubscribe" ? (
          <form action={`${apiBase}/subscribe/unsubscribe?token=${encodeURIComponent(extra.token)}`} method="post">
            <input type="hidden" name="page" value={writeAddress({ ...address, path: row.path })} />
            <button type="submit" className="btn btn-primary">
              {after.end}
            </button>
          </form>
        ) : (
          <>
            {answer !== "confirmed" && (
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
