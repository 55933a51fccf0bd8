import { localizeHref, type PageAddress } from "#address/address.ts";
import type { AuthWords } from "#content/kinds/auth.ts";

/** Renders what to do when the mail does not arrive: check the spam folder, or correct the address. */
export function MailNotReceived({
  words: { verify },
  address,
  loggedIn,
}: {
  words: Pick<AuthWords, "verify">;
  address: PageAddress;
  /** The address can only be changed in the account. */
  loggedIn: boolean;
}) {
  return (
    <div className="mt-6 grid w-full gap-1 border-t border-line pt-5 text-sm text-muted">
      <p>{verify.spam}</p>
      {loggedIn && (
        <p>
          <span>{verify.wrongAddress}</span>{" "}
          <a className="link inline-block py-2" href={`${localizeHref("/account/profile", address)}#email-email`}>
            {verify.changeAddress}
          </a>
        </p>
      )}
    </div>
  );
}
