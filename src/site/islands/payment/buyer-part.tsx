import { type RefObject, useEffect, useRef } from "react";
import { readAccount } from "#client/api/account.ts";
import { type BuyerDraft, keepBuyer, keptBuyer } from "#client/kept-buyer.ts";
import { useRoot } from "#client/state/store.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { Buyer } from "#shop/buyer.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import type { useForm } from "../form/use-form.ts";
import { BuyerFields } from "./buyer-fields.tsx";
import { Part } from "./part.tsx";

/**
 * Who the invoice is made out to: what was typed in this tab, else the account's billing details as they are now. The
 * buttons that order belong to this form.
 */
export function BuyerPart({
  id,
  control: { form, summary, field },
  element,
  words,
}: {
  id: string;
  control: ReturnType<typeof useForm<Buyer>>;
  element: RefObject<HTMLFormElement | null>;
  words: PaymentWords["checkout"]["buyer"];
}) {
  const user = useRoot((state) => state.user.userData?.id);
  const owner = useRef(user);
  useEffect(() => {
    if (!user) return;
    // Somebody else logged in, in another tab: what stands here is the data of the one before.
    if (owner.current && owner.current !== user) element.current?.reset();
    owner.current = user;
    let left = false;
    fillEmpty(element.current, keptBuyer({ id: user }));
    void readAccount().then((outcome) => {
      if (outcome.ok && !left) fillEmpty(element.current, outcome.data.billing);
    });
    return () => {
      left = true;
    };
  }, [user, element]);
  return (
    <Part title={words.title}>
      <p className="-mt-3 mb-5 text-sm text-muted">{words.lead}</p>
      <form
        {...form}
        id={id}
        ref={element}
        className="grid max-w-xl gap-5"
        onInput={({ currentTarget }) =>
          keepBuyer(user ? { id: user } : null, Object.fromEntries(new FormData(currentTarget)) as never)
        }
      >
        {summary && <ErrorSummary {...summary} />}
        <BuyerFields field={field} words={words} />
      </form>
    </Part>
  );
}

/** Fills what nobody has typed yet. */
function fillEmpty(form: HTMLFormElement | null, buyer: Partial<BuyerDraft>): void {
  for (const [name, value] of Object.entries(buyer)) {
    const input = form?.elements.namedItem(name);
    if (value && input instanceof HTMLInputElement && input.value === "") input.value = value;
  }
}
