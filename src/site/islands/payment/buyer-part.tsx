import { type RefObject, useEffect, useRef } from "react";
import { type BuyerDraft, keepBuyer, keptBuyer } from "#client/kept-buyer.ts";
import { useRoot } from "#client/state/store.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { useForm } from "../form/use-form.ts";
import { buyerOf } from "./buyer-draft.ts";
import { Part } from "./part.tsx";

/** Who the invoice is made out to, as far as known already. The buttons that order belong to this form. */
export function BuyerPart({
  id,
  control: { form, summary, field },
  element,
  words,
}: {
  id: string;
  control: ReturnType<typeof useForm<BuyerDraft>>;
  element: RefObject<HTMLFormElement | null>;
  words: PaymentWords["checkout"]["buyer"];
}) {
  const user = useRoot((state) => state.user.userData);
  const owner = useRef(user?.id);
  useEffect(() => {
    // Somebody else logged in, in another tab: what stands here is the data of the one before.
    if (user && owner.current && owner.current !== user.id) element.current?.reset();
    owner.current = user?.id ?? owner.current;
    const known = { ...buyerOf(user), ...withoutEmpty(keptBuyer(user)) };
    for (const [name, value] of Object.entries(known)) {
      const input = element.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement && input.value === "") input.value = value;
    }
  }, [user, element]);
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
        <TextField {...field("name")} label={words.name} autoComplete="organization" maxLength={120} required />
        <TextField {...field("address")} label={words.address} autoComplete="street-address" maxLength={300} required />
        <TextField
          {...field("npwp")}
          label={words.npwp}
          hint={words.npwpHint}
          optional={words.optional}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
        />
      </form>
    </Part>
  );
}

function withoutEmpty(draft: Partial<BuyerDraft>): Partial<BuyerDraft> {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value));
}
