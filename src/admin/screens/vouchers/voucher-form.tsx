import { useRef } from "react";
import { useNavigate } from "react-router";
import type { Outcome } from "#client/api/outcome.ts";
import type { VoucherDetail } from "#shop/vouchers/admin-voucher-view.ts";
import { voucherEdit } from "#shop/vouchers/voucher-terms.ts";
import { Form } from "../../form/form.tsx";
import { FormActions } from "../../form/form-actions.tsx";
import { NumberInput, TextInput } from "../../form/inputs.tsx";
import { useAdminForm } from "../../form/use-admin-form.ts";
import { Panel } from "../../layout/panel.tsx";
import { useWords } from "../../words/use-words.ts";
import { Explanation } from "./explanation.tsx";
import { TermsFields } from "./terms-fields.tsx";
import { fieldSchema, sentValues, type VoucherValues } from "./voucher-values.ts";

const schema = fieldSchema(voucherEdit);

/** Renders the form of one voucher, new or not used yet, with its terms in words beside it. */
export function VoucherForm({
  defaults,
  title,
  save,
  submit,
  backTo,
}: {
  defaults: VoucherValues;
  title: string;
  save?: string;
  submit: (values: VoucherValues) => Promise<Outcome<VoucherDetail>>;
  backTo: string;
}) {
  const { form: words } = useWords("admin-vouchers");
  const navigate = useNavigate();
  const saved = useRef<number>(undefined);
  const form = useAdminForm<VoucherValues>({
    schema,
    defaults,
    submit: async (values) => {
      const outcome = await submit(sentValues(values));
      if (outcome.ok) saved.current = outcome.data.id;
      return outcome;
    },
    onSaved: () => void navigate(`/vouchers/${saved.current}`),
  });
  const labels = {
    code: words.code,
    unit: words.unit,
    value: words.value,
    max_price: words.cap,
    start_date: words.from,
    end_date: words.until,
    min_months: words.months,
    products: words.products,
    max_uses: words.maxUses,
    max_uses_per_customer: words.maxUsesEach,
  };
  return (
    <div className="columns">
      <Panel title={title}>
        <Form form={form} labels={labels}>
          <TextInput form={form} name="code" label={words.code} hint={words.codeHint} maxLength={40} />
          <TermsFields form={form} />
          <div className="grid gap-3 sm:grid-cols-3">
            <NumberInput form={form} name="max_uses" label={words.maxUses} min={1} optional />
            <NumberInput form={form} name="max_uses_per_customer" label={words.maxUsesEach} min={1} optional />
          </div>
          <FormActions form={form} {...(save && { save })} onCancel={() => void navigate(backTo)} />
        </Form>
      </Panel>
      <Explanation terms={sentValues(form.fields.watch())} />
    </div>
  );
}
