import type { RefObject } from "react";
import { useRoot } from "#client/state/store.ts";
import { keepBuyer } from "#client/storage/buyer-draft.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { Buyer } from "#shop/orders/buyer.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import type { useForm } from "../form/use-form.ts";
import { BuyerFields } from "./buyer-fields.tsx";
import { Part } from "./part.tsx";

/** Who the invoice is made out to (`usePrefilledBuyer` fills it). The buttons that order belong to this form. */
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
  const user = useRoot((state) => state.user.userData);
  return (
    <Part title={words.title}>
      <p className="-mt-3 mb-5 text-sm text-muted">{words.lead}</p>
      <form
        {...form}
        id={id}
        ref={element}
        className="grid max-w-xl gap-5"
        onInput={({ currentTarget }) => keepBuyer(user, Object.fromEntries(new FormData(currentTarget)) as never)}
      >
        {summary && <ErrorSummary {...summary} />}
        <BuyerFields field={field} words={words} />
      </form>
    </Part>
  );
}
