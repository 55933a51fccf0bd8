import { useMemo } from "react";
import { pathTo } from "#contract/calls.ts";
import type { InvoiceRowView } from "#shop/tax/invoice-contract.ts";
import { useSend, useWords } from "../../kit/data.ts";
import { DialogForm, showToast, TextAreaInput, TextInput } from "../../kit/form.ts";

interface BuyerFields {
  revision: number;
  buyer: { name: string; address: string; npwp: string };
  place: string;
  reason: string;
}

/** Renders the form in which staff correct the buyer of an invoice, which is then issued again as its next revision. */
export function BuyerForm({ invoice, onClose }: { invoice: InvoiceRowView; onClose: () => void }) {
  const words = useWords("admin-invoices").buyer;
  const send = useSend();
  const defaults = useMemo((): BuyerFields => {
    const { revision, place, buyer } = invoice;
    return { revision, place, buyer: { ...buyer, npwp: buyer.npwp ?? "" }, reason: "" };
  }, [invoice]);
  return (
    <DialogForm<BuyerFields>
      onClose={onClose}
      defaults={defaults}
      save={words.save}
      submit={(values) =>
        send("PUT", pathTo("/admin/invoices/:number/buyer", { number: invoice.number }), values, {
          alsoRefresh: ["/admin/orders"],
        })
      }
      onSaved={() => showToast({ text: words.saved })}
    >
      {(form) => (
        <>
          <p className="text-sm text-muted">{words.lead}</p>
          <TextInput form={form} name="buyer.name" label={words.name} maxLength={120} />
          <TextInput form={form} name="buyer.address" label={words.address} maxLength={300} />
          <TextInput form={form} name="buyer.npwp" label={words.npwp} maxLength={40} />
          <TextInput form={form} name="place" label={words.place} hint={words.placeHint} maxLength={6} />
          <TextAreaInput form={form} name="reason" label={words.reason} rows={2} maxLength={500} />
        </>
      )}
    </DialogForm>
  );
}
