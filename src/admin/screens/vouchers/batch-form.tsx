import { useRef } from "react";
import { useNavigate } from "react-router";
import { maxBatchSize, newBatch } from "#shop/vouchers/voucher-terms.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { useSend, useWords } from "../../kit/data.ts";
import { Form, FormActions, NumberInput, TextInput, useAdminForm } from "../../kit/form.ts";
import { Panel, Screen } from "../../kit/parts.ts";
import { fieldSchema, newTerms, sentValues, TermsFields, type TermsValues } from "./voucher-form.tsx";
import { Explanation } from "./voucher-parts.tsx";

interface BatchValues extends TermsValues {
  name: string;
  prefix: string;
  size: number | null;
}

const schema = fieldSchema(newBatch);

/** Creates a batch of one-time codes. */
export default function NewBatchScreen() {
  const words = useWords("admin-vouchers");
  const send = useSend();
  const navigate = useNavigate();
  const saved = useRef<number>(undefined);
  // One for this form: a repeat after a lost answer makes no second batch.
  const key = useRef(crypto.randomUUID());
  const form = useAdminForm<BatchValues>({
    schema,
    defaults: { name: "", prefix: "", size: 100, ...newTerms(jakartaDay(new Date())) },
    submit: async (values) => {
      const options = { idempotencyKey: key.current };
      const outcome = await send("POST", "/admin/vouchers/batches", sentValues(values), options);
      if (outcome.ok) saved.current = outcome.data.id;
      return outcome;
    },
    onSaved: () => void navigate(`/vouchers/batches/${saved.current}`),
  });
  const { form: labels } = words;
  return (
    <Screen title={words.newBatch} back={{ to: "/vouchers/batches", label: words.batches }}>
      <div className="columns">
        <Panel title={words.detail.terms}>
          <Form form={form}>
            <TextInput form={form} name="name" label={labels.name} hint={labels.nameHint} maxLength={80} />
            <div className="grid gap-3 sm:grid-cols-2">
              <TextInput form={form} name="prefix" label={labels.prefix} hint={labels.prefixHint} maxLength={16} />
              <NumberInput
                form={form}
                name="size"
                label={labels.size}
                hint={labels.sizeHint}
                min={1}
                max={maxBatchSize}
              />
            </div>
            <TermsFields form={form} />
            <FormActions form={form} save={labels.createBatch} onCancel={() => void navigate("/vouchers/batches")} />
          </Form>
        </Panel>
        <Explanation terms={{ ...sentValues(form.fields.watch()), once: true }} />
      </div>
    </Screen>
  );
}
