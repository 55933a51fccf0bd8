import type { LoaderFunctionArgs } from "react-router";
import { writeAddress } from "#address/address.ts";
import type { RightsFormOutcome } from "#address/rights-form-outcomes.ts";
import type { IconName } from "#ui/icon.tsx";
import { loadPage } from "../../page.server.ts";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";

/** Loads the page; `?token=` comes from the mail, and the button sends it. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, (_services, { url }) => ({ token: url.searchParams.get("token") ?? "" }));

const icons: Record<RightsFormOutcome, IconName> = {
  sent: "mail",
  confirm: "mail",
  confirmed: "check",
  "link-not-valid": "alert",
};

/** Renders the outcome of the form about personal data, or the question behind the link of its mail. */
export default function PrivacyRequestOutcome() {
  const { words, row, extra, address, apiBase } = usePage<"privacy-request", { token: string }>();
  const { Outcome } = useSections();
  const wanted = row.about as RightsFormOutcome;
  // Opened without the mail's token, the page has no button.
  const outcome = wanted === "confirm" && !extra.token ? "link-not-valid" : wanted;
  const { title, lead } = words.answers[outcome];
  const query = new URLSearchParams({ token: extra.token }).toString();
  return (
    <Outcome icon={icons[outcome]} isGood={icons[outcome] === "check"} title={title} lead={lead}>
      {outcome === "confirm" && (
        <form action={`${apiBase}/privacy-requests/confirm?${query}`} method="post">
          <input type="hidden" name="page" value={writeAddress({ ...address, path: row.path })} />
          <button type="submit" className="btn btn-primary">
            {words.confirm}
          </button>
        </form>
      )}
    </Outcome>
  );
}
