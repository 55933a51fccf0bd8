import { localizeHref, type PageAddress } from "#address/address.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { Part } from "./part.tsx";

/** Renders, for visitors who are not logged in, the last step and that nothing is lost on the way there and back. */
export function LoginPart({ words, address }: { words: PaymentWords["checkout"]["login"]; address: PageAddress }) {
  return (
    <Part title={words.title}>
      <p className="max-w-xl text-muted">{words.body}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <a href={localizeHref("/auth/login", address)} className="btn btn-secondary">
          {words.logIn}
        </a>
        <a href={localizeHref("/auth/register", address)} className="btn btn-secondary">
          {words.register}
        </a>
      </div>
    </Part>
  );
}
