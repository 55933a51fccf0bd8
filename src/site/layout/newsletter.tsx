import { writeAddress } from "#address/address.ts";
import { Inline } from "../sections/inline.tsx";
import { usePage } from "../use-page.ts";

/**
 * Renders a plain form. Its response is a page about the confirmation mail, or the newsletter page with the errors, in
 * the site's words and not the browser's.
 */
export function Newsletter() {
  const { footer, address, apiBase } = usePage();
  const { title, body, email, send, note } = footer.newsletter;
  return (
    <form action={`${apiBase}/subscribe`} method="post" noValidate className="foot-news">
      <p className="text-muted [&_strong]:font-semibold [&_strong]:text-ink">
        <Inline text={`**${title}.** ${body}`} />
      </p>
      <input type="hidden" name="page" value={writeAddress({ ...address, path: "/" })} />
      <div className="foot-news-line">
        <label htmlFor="footer-email">{email}</label>
        <input className="input" id="footer-email" type="email" name="email" maxLength={254} autoComplete="email" />
        <button type="submit" className="btn btn-primary">
          {send}
        </button>
      </div>
      <p className="text-xs text-muted">
        <Inline text={note} />
      </p>
    </form>
  );
}
