import { useEffect } from "react";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { Buyer } from "#shop/orders/buyer.ts";
import { TextField } from "#ui/text-field.tsx";
import type { useForm } from "../form/use-form.ts";
import { loadBuyerRules } from "./check-buyer.ts";

interface BuyerFieldsProps {
  field: ReturnType<typeof useForm>["field"];
  words: PaymentWords["checkout"]["buyer"];
  /** Initial values. */
  buyer?: Buyer | undefined;
}

/** Renders the fields of an invoice's buyer, for the forms of an order and of the account. */
export function BuyerFields({ field, words, buyer }: BuyerFieldsProps) {
  useEffect(() => void loadBuyerRules(), []);
  return (
    <>
      <TextField
        {...field("name")}
        label={words.name}
        defaultValue={buyer?.name}
        autoComplete="organization"
        maxLength={120}
        required
      />
      <TextField
        {...field("address")}
        label={words.address}
        defaultValue={buyer?.address}
        autoComplete="address-line1"
        maxLength={300}
        required
      />
      <TextField
        {...field("npwp")}
        label={words.npwp}
        hint={words.npwpHint}
        optional={words.optional}
        defaultValue={buyer?.npwp}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
      />
    </>
  );
}
