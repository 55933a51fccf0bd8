import { localizeHref, type PageAddress } from "#address/address.ts";
import type { AuthWords } from "#content/kinds/auth.ts";

/** Renders where somebody who is logged in corrects the address, when the mail does not arrive. */
export function MailNotReceived({
  words: { verify },
  address,
}: {
  words: Pick<AuthWords, "verify">;
  address: PageAddress;
}) {
  return (
    <p className="mt-6 border-t border-line pt-5 text-sm text-muted">
      <span>{verify.wrongAddress}</span>{" "}
      <a className="link inline-block py-2" href={`${localizeHref("/account/profile", address)}#email-email`}>
        {verify.changeAddress}
      </a>
    </p>
  );
}
