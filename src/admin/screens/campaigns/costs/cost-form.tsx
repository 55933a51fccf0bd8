import type { TermView } from "#growth/campaigns/campaign-contract.ts";
import { costNoteLength, newCost } from "#growth/campaigns/cost.ts";
import { useSend, useWords } from "../../../kit/data.ts";
import { Form, FormActions, NumberInput, SelectInput, showToast, TextInput, useAdminForm } from "../../../kit/form.ts";
import { Panel } from "../../../kit/parts.ts";

interface CostValues {
  campaign: string;
  source: string;
  period: string;
  amount: number | null;
  note: string;
}

/** Renders the form for the cost of a day or a month; campaign and source stay for the next one. */
export default function CostForm({ terms }: { terms: readonly TermView[] }) {
  const { costs: words, build } = useWords("admin-campaigns");
  const send = useSend();
  const form = useAdminForm<CostValues>({
    schema: newCost,
    defaults: { campaign: "", source: "", period: "", amount: null, note: "" },
    submit: async (values) => {
      const outcome = await send("POST", "/admin/campaigns/costs", {
        ...values,
        // The schema has asked for it.
        amount: values.amount!,
      });
      return outcome.ok ? { ...outcome, data: undefined } : outcome;
    },
    onSaved: ({ campaign, source }) => {
      form.fields.reset({ campaign, source, period: "", amount: null, note: "" });
      showToast({ text: words.saved });
    },
  });
  const optionsOf = (kind: TermView["kind"]) =>
    terms.filter((each) => each.kind === kind).map(({ value }) => ({ value, label: value }));
  return (
    <Panel title={words.enter}>
      <Form form={form}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectInput
            form={form}
            name="campaign"
            label={words.columns.campaign}
            options={optionsOf("campaign")}
            placeholder={build.choose}
          />
          <SelectInput
            form={form}
            name="source"
            label={words.columns.source}
            options={optionsOf("source")}
            placeholder={build.choose}
          />
          <TextInput form={form} name="period" label={words.period} hint={words.periodHint} maxLength={10} />
          <NumberInput form={form} name="amount" label={words.amount} hint={words.amountHint} min={1} />
        </div>
        <TextInput form={form} name="note" label={words.note} optional maxLength={costNoteLength} />
        <FormActions form={form} save={words.save} />
      </Form>
    </Panel>
  );
}
