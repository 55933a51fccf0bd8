import { writeAddress } from "#address/address.ts";
import { usePage } from "../use-page.ts";

/**
 * Renders a plain form. Its response is a page about the confirmation mail, or the newsletter page with the errors, in
 * the site's words and not the browser's.
 */
export function Newsletter() {
  const { footer, address, apiBase } = usePage();
  const { title, body, email, send, note } = footer.newsletter;
  return (
    <form action={`${apiBase}/subscribe`} method="post" noValidate className="mt-8 max-w-sm">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-sm text-muted">{body}</p>
      <input type="hidden" name="page" value={writeAddress({ ...address, path: "/" })} />
      <label htmlFor="footer-email" className="mt-3 block text-sm">
        {email}
      </label>
      <div className="mt-1 flex gap-2">
        <input className="input" id="footer-email" type="email" name="email" maxLength={254} autoComplete="email" />
        <button type="submit" className="btn btn-secondary shrink-0">
          {send}
        </button>
      </div>
      <p className="mt-2 text-xs text-muted">{note}</p>
    </form>
  );
}
