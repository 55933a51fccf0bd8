import { localizeHref } from "#address/address.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import type { PageAddress } from "../form/words-with-links.tsx";

/** For who waits for a letter that does not come: where else it may lie, and how to mend a slip in the address. */
export function WrongAddress({
  words: { verify },
  address,
  isIn,
}: {
  words: Pick<AuthWords, "verify">;
  address: PageAddress;
  /** Only in the account can the address be changed. */
  isIn: boolean;
}) {
  return (
    <div className="mt-6 grid w-full gap-1 border-t border-line pt-5 text-sm text-muted">
      <p>{verify.spam}</p>
      {isIn && (
        <p>
          {verify.wrongAddress}{" "}
          <a className="link inline-block py-2" href={`${localizeHref("/account", address)}#email-email`}>
            {verify.changeAddress}
          </a>
        </p>
      )}
    </div>
  );
}
