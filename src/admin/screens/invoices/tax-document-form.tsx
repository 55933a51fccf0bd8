import { useMemo } from "react";
import type { InvoiceRowView } from "#shop/tax/invoice-view.ts";
import { useSend } from "../../data/use-send.ts";
import { showToast } from "../../dialog/toast.ts";
import { Form } from "../../form/form.tsx";
import { FormActions } from "../../form/form-actions.tsx";
import { SelectInput, TextInput } from "../../form/inputs.tsx";
import { useAdminForm } from "../../form/use-admin-form.ts";
import { useWords } from "../../words/use-words.ts";

interface DocumentFields {
  document: "TIN" | "National ID" | "Passport" | "Other ID";
  number: string;
  country: string;
  place: string;
}

/** Renders the form in which staff enter by which document the tax office knows an invoice's buyer. */
export function TaxDocumentForm({ invoice, onClose }: { invoice: InvoiceRowView; onClose: () => void }) {
  const words = useWords("admin-invoices").document;
  const send = useSend();
  const hasNpwp = invoice.buyer.npwp !== null;
  const defaults = useMemo(
    (): DocumentFields => ({ document: hasNpwp ? "TIN" : "National ID", number: "", country: "IDN", place: "000000" }),
    [hasNpwp],
  );
  const form = useAdminForm<DocumentFields>({
    defaults,
    submit: ({ document, number, country, place }) =>
      send(
        "PUT",
        `/admin/invoices/${invoice.number}/tax-document`,
        document === "TIN" ? { document, place } : { document, number, country },
        { alsoRefresh: ["/admin/orders"] },
      ),
    onSaved: () => {
      showToast({ text: words.saved });
      onClose();
    },
  });
  const kind = form.fields.watch("document");
  return (
    <Form form={form}>
      <p className="text-sm text-muted">{hasNpwp ? words.leadNpwp : words.lead}</p>
      {!hasNpwp && (
        <SelectInput
          form={form}
          name="document"
          label={words.kind}
          options={(["National ID", "Passport", "Other ID"] as const).map((value) => ({
            value,
            label: words.kinds[value],
          }))}
        />
      )}
      {kind === "TIN" ? (
        <TextInput form={form} name="place" label={words.place} hint={words.placeHint} maxLength={6} />
      ) : (
        <>
          <TextInput form={form} name="number" label={words.number} maxLength={40} />
          <TextInput form={form} name="country" label={words.country} hint={words.countryHint} maxLength={3} />
        </>
      )}
      <FormActions form={form} onCancel={onClose} />
    </Form>
  );
}
