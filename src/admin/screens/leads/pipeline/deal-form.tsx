import { useFieldArray } from "react-hook-form";
import type { Outcome } from "#client/api/outcome.ts";
import { pathTo } from "#contract/calls.ts";
import type { LeadView } from "#leads/inbox/lead-contract.ts";
import { dealValue, mostAmount, mostLines, mostMonths } from "#leads/pipeline/deal.ts";
import { isRupiah, type Rupiah } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Icon } from "#ui/icon.tsx";
import { type AdminCall, changeInTurn, useCall, useLocale, useSend, useWords } from "../../../kit/data.ts";
import {
  type AdminForm,
  DateInput,
  Form,
  FormActions,
  NumberInput,
  SelectInput,
  useAdminForm,
} from "../../../kit/form.ts";
import { useChoices } from "../use-choices.ts";

interface DealValues {
  version: number;
  lines: { product: string; package_id: string; amount: number | null }[];
  /** Whether the amount is typed although there are lines. */
  by_hand: boolean;
  amount: number | null;
  /** `month`, or `once`. */
  billing: string;
  months: number | null;
  expected_close: string;
}
type DealBody = AdminCall<"PUT", ReturnType<typeof pathTo<"/admin/leads/:id/deal">>>["body"];

const usualMonths = 12;

/** Returns what the form holds of a lead. */
function valuesOf({
  version,
  deal,
  expected_close,
}: Pick<LeadView, "version" | "deal" | "expected_close">): DealValues {
  const { lines, amount, months } = deal;
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  return {
    version,
    lines: lines.map((line) => ({ ...line, package_id: line.package_id ?? "" })),
    by_hand: lines.length > 0 && amount !== null && amount !== sum,
    amount,
    billing: amount !== null && months === null ? "once" : "month",
    months: months ?? usualMonths,
    expected_close: expected_close ?? "",
  };
}

/** Returns the terms that a form says; a line without an amount counts as nothing. */
function termsOf({ lines, by_hand, amount, billing, months }: DealValues) {
  return {
    lines: lines.map((line) => ({ ...line, package_id: line.package_id || null, amount: line.amount ?? 0 })),
    amount: lines.length > 0 && !by_hand ? null : amount,
    months: billing === "once" ? null : months,
  };
}

/** Returns what the form is worth; null while an amount in it is none. */
function typedValue(values: DealValues): Rupiah | null {
  const { lines, amount, months } = termsOf(values);
  const isAmount = (typed: number): typed is Rupiah => isRupiah(typed) && typed <= mostAmount;
  const counted = lines.flatMap((line) => (isAmount(line.amount) ? [{ ...line, amount: line.amount }] : []));
  const isWhole = months === null || (Number.isInteger(months) && months <= mostMonths);
  if (counted.length < lines.length || !isWhole || !(amount === null || isAmount(amount))) return null;
  return dealValue({ lines: counted, amount, months }).value;
}

/** Edits what a lead is worth: products with their amounts, or one amount by hand, a month or once. */
export default function DealForm({ lead, onClose }: { lead: LeadView; onClose: () => void }) {
  const { deal: words } = useWords("admin-pipeline");
  const locale = useLocale();
  const send = useSend();
  const form = useAdminForm<DealValues>({
    defaults: valuesOf(lead),
    submit: async (values) => {
      const terms = { ...termsOf(values), expected_close: values.expected_close || null };
      const path = pathTo("/admin/leads/:id/deal", { id: lead.id });
      const seen = { id: lead.id, version: values.version };
      const save = (version: number) => send("PUT", path, { version, ...terms } as DealBody);
      return withFormValues(await changeInTurn("/admin/leads", seen, save, (stored) => stored));
    },
    onSaved: onClose,
  });
  const { fields } = form;
  const values = fields.watch();
  const lines = useFieldArray({ control: fields.control, name: "lines" });
  const hasLines = values.lines.length > 0;
  const value = typedValue(values);
  const shown = (field: string, of: unknown) =>
    field === "lines"
      ? (of as DealValues["lines"]).map(({ product, amount }) => `${product}: ${amount ?? 0}`).join(", ") || "–"
      : String(of ?? "–");
  return (
    <Form
      form={form}
      labels={{ lines: words.lines, amount: words.amount, months: words.months, expected_close: words.expected }}
      show={shown}
    >
      {lines.fields.map(({ id }, index) => (
        <LineFields key={id} form={form} index={index} onRemove={() => lines.remove(index)} />
      ))}
      <p>
        {lines.fields.length < mostLines && (
          <Button
            kind="secondary"
            onClick={() => lines.append({ product: lead.product, package_id: "", amount: null })}
          >
            <Icon name="plus" className="size-4" />
            {words.addLine}
          </Button>
        )}
      </p>
      {hasLines && (
        <Checkbox
          id={`by-hand-${lead.id}`}
          checked={values.by_hand}
          onChange={({ target }) => fields.setValue("by_hand", target.checked, { shouldDirty: true })}
          label={words.byHand}
        />
      )}
      {(!hasLines || values.by_hand) && (
        <NumberInput form={form} name="amount" label={words.amount} hint={words.amountHint} min={0} optional />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectInput
          form={form}
          name="billing"
          label={words.billing}
          options={[
            { value: "month", label: words.perMonth },
            { value: "once", label: words.once },
          ]}
        />
        {values.billing !== "once" && <NumberInput form={form} name="months" label={words.months} min={1} max={120} />}
      </div>
      <DateInput form={form} name="expected_close" label={words.expected} optional />
      <p className="text-sm" role="status">
        {words.total}: <strong className="num">{value === null ? "–" : formatRupiah(value, locale)}</strong>
      </p>
      <FormActions form={form} save={words.save} onCancel={onClose} />
    </Form>
  );
}

/** Renders one product of the lead; a package fills in its price. */
function LineFields({ form, index, onRemove }: { form: AdminForm<DealValues>; index: number; onRemove: () => void }) {
  const { deal: words } = useWords("admin-pipeline");
  const locale = useLocale();
  const { choices } = useChoices();
  const { data: prices } = useCall("/admin/prices");
  const { fields } = form;
  const product = fields.watch(`lines.${index}.product`);
  const packages = (prices?.packages ?? []).filter((one) => one.product === product);
  const id = fields.watch(`lines.${index}.package_id`);
  const choose = (chosen: string) => {
    fields.setValue(`lines.${index}.package_id`, chosen, { shouldDirty: true });
    const price = packages.find((one) => one.id === chosen)?.price;
    if (price !== undefined) fields.setValue(`lines.${index}.amount`, price, { shouldDirty: true });
  };
  const number = index + 1;
  return (
    <fieldset className="deal-line">
      <legend>{fill(words.line, { number })}</legend>
      <SelectInput
        form={form}
        name={`lines.${index}.product`}
        label={words.product}
        options={choices.products.map((one) => ({ value: one.id, label: one.name }))}
      />
      {packages.length > 0 && (
        <label className="field">
          <span className="label">{words.package}</span>
          <select className="input" value={id} onChange={({ target }) => choose(target.value)}>
            <option value="">{words.noPackage}</option>
            {packages.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name[locale]}
              </option>
            ))}
          </select>
        </label>
      )}
      <NumberInput form={form} name={`lines.${index}.amount`} label={words.lineAmount} min={0} />
      <button
        type="button"
        className="icon-btn deal-remove"
        aria-label={fill(words.removeLine, { number })}
        onClick={onRemove}
      >
        <Icon name="close" className="size-4" />
      </button>
    </fieldset>
  );
}

/** Returns an outcome whose stale version has the lead as the form holds it, so that both are compared field by field. */
function withFormValues(outcome: Outcome<LeadView>): Outcome<LeadView> {
  if (outcome.ok || outcome.refusal.code !== "stale_version") return outcome;
  const { details } = outcome.refusal;
  const current = valuesOf(details.current as LeadView);
  return { ...outcome, refusal: { ...outcome.refusal, details: { ...details, current } } };
}
