import { type ComponentType, useEffect, useState } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { GateProps, GateWords } from "../auth/gate.tsx";
import { Part } from "./part.tsx";

/** What the gate needs beside the checkout's own words. */
export interface CheckoutGate {
  words: GateWords;
  privacyVersion: string;
}

/** The anchor of the part, to which the order buttons lead while nobody is logged in. */
export const loginPartId = "account-step";

/**
 * Renders, for visitors who are not logged in, the gate in place of the buyer's fields: the order stays in sight, and goes on
 * here after the login. While it is loaded, or when that fails, there are links to its pages.
 */
export function LoginPart({
  words,
  gate,
  address,
  onDone,
}: {
  words: PaymentWords["checkout"]["login"];
  gate: CheckoutGate;
  address: PageAddress;
  onDone: () => void;
}) {
  const [loaded, setLoaded] = useState<{ Gate: ComponentType<GateProps> }>();
  useEffect(() => {
    import("../auth/gate.tsx").then(setLoaded, () => undefined);
  }, []);
  const register = (
    <a href={localizeHref("/auth/register", address)} className={loaded ? "link" : "btn btn-secondary"}>
      {words.register}
    </a>
  );
  return (
    <div id={loginPartId} tabIndex={-1} className="scroll-mt-8 outline-none">
      <Part title={words.title}>
        <p className="max-w-xl text-muted">{words.body}</p>
        <div className="mt-5 max-w-xl">
          {loaded ? (
            <>
              <loaded.Gate {...gate} address={address} onDone={onDone} />
              <p className="mt-6 text-sm">{register}</p>
            </>
          ) : (
            <div className="flex flex-wrap gap-3">
              <a href={localizeHref("/auth/login", address)} className="btn btn-secondary">
                {words.logIn}
              </a>
              <div>{register}</div>
            </div>
          )}
        </div>
      </Part>
    </div>
  );
}
