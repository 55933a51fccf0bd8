import type { CustomerPackageView, CustomerView } from "#accounts/customers/customer-view.ts";
import { mapOutcome, type Outcome } from "#client/api/outcome.ts";
import { fill } from "#text/fill.ts";
import { formatDay } from "#time/format.ts";
import { useSend } from "../../data/use-send.ts";
import { ActionDialog } from "../../dialog/action-dialog.tsx";
import { showToast } from "../../dialog/toast.ts";
import { Form } from "../../form/form.tsx";
import { FormActions } from "../../form/form-actions.tsx";
import { DateInput, NumberInput, SelectInput, TextAreaInput } from "../../form/inputs.tsx";
import { useAdminForm } from "../../form/use-admin-form.ts";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";

interface Values {
  mode: "days" | "last_day";
  days: number | null;
  last_day: string;
  reason: string;
  version: number;
}

interface LastDayDialogProps {
  customer: CustomerView;
  owned: CustomerPackageView;
  onClose: () => void;
}

/** Adds days to a package without money, or takes such days back. */
export function LastDayDialog({ customer, owned, onClose }: LastDayDialogProps) {
  const { lastDay: words, reason, reasonHint } = useWords("admin-customers");
  const locale = useLocale();
  const send = useSend();
  const form = useAdminForm<Values>({
    defaults: { mode: "days", days: null, last_day: owned.last_day, reason: "", version: owned.version },
    submit: async ({ mode, days, last_day, reason, version }) => {
      const path = `/admin/customers/${encodeURIComponent(customer.id)}/packages/${owned.id}/last-day`;
      const change = mode === "days" ? { days } : { last_day };
      const outcome = await send<CustomerView>("POST", path, { change, reason, version });
      return packageOutcome(outcome, owned.id, ({ last_day: day }) => {
        showToast({ text: fill(words.done, { day: formatDay(day, locale) }) });
        onClose();
      });
    },
  });
  const mode = form.fields.watch("mode");
  return (
    <ActionDialog title={fill(words.title, { name: owned.package[locale] })} open onClose={onClose}>
      <p className="mb-4 text-sm text-muted">{words.body}</p>
      <Form form={form} labels={{ last_day: words.day }}>
        <SelectInput
          form={form}
          name="mode"
          label={words.mode}
          options={Object.entries(words.modes).map(([value, label]) => ({ value, label }))}
        />
        {mode === "days" ? (
          <NumberInput form={form} name="days" label={words.days} hint={words.daysHint} />
        ) : (
          <DateInput form={form} name="last_day" label={words.day} />
        )}
        <TextAreaInput form={form} name="reason" label={reason} hint={reasonHint} rows={2} />
        <FormActions form={form} save={words.save} onCancel={onClose} />
      </Form>
    </ActionDialog>
  );
}

/** Returns the outcome with the package alone: a stale save compares its last day, and goes on with its version. */
function packageOutcome(
  outcome: Outcome<CustomerView>,
  id: string,
  onChanged: (owned: CustomerPackageView) => void,
): Outcome<unknown> {
  const find = (customer: CustomerView | undefined) => customer?.packages.find((owned) => owned.id === id);
  if (outcome.ok) {
    const owned = find(outcome.data);
    if (owned) onChanged(owned);
    return mapOutcome(outcome, () => ({}));
  }
  const { details } = outcome.refusal;
  const current = find(details.current as CustomerView | undefined);
  return { ...outcome, refusal: { ...outcome.refusal, details: { ...details, current } } };
}
