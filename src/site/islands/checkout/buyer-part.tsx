import { type RefObject, useEffect, useRef } from "react";
import { useRoot } from "#client/state/store.ts";
import { type BuyerDraft, storeBuyerDraft } from "#client/storage/buyer-draft.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { Buyer } from "#shop/orders/buyer.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import type { useForm } from "../form/use-form.ts";
import { BuyerFields } from "./buyer-fields.tsx";
import { Part } from "./part.tsx";

/**
 * Renders who the invoice is made out to (`usePrefilledBuyer` fills the fields). The order buttons submit this form.
 */
export function BuyerPart({
  id,
  control: { form, summary, field },
  element,
  words,
  focused = false,
}: {
  id: string;
  control: ReturnType<typeof useForm<Buyer>>;
  element: RefObject<HTMLFormElement | null>;
  words: PaymentWords["checkout"]["buyer"];
  /** Whether its heading takes the focus: it has taken the place of the login. */
  focused?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  const user = useRoot((state) => state.user.userData);
  return (
    <Part title={words.title} heading={heading}>
      <p className="-mt-3 mb-5 text-sm text-muted">{words.lead}</p>
      <form
        {...form}
        id={id}
        ref={element}
        className="grid max-w-xl gap-5"
        onInput={({ currentTarget }) => storeBuyerDraft(user, readDraft(currentTarget))}
      >
        {summary && <ErrorSummary {...summary} />}
        <BuyerFields field={field} words={words} />
      </form>
    </Part>
  );
}

function readDraft(form: HTMLFormElement): BuyerDraft {
  const typed = new FormData(form);
  const text = (name: keyof BuyerDraft) => String(typed.get(name) ?? "");
  return { name: text("name"), address: text("address"), npwp: text("npwp") };
}
