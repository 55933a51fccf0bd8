import { type ReactNode, useId } from "react";
import { chargeableMethodIds, paymentMethodNames } from "#catalogue/payment-methods.ts";
import type { Outcome } from "#client/api/outcome.ts";
import { isRupiah } from "#money/rupiah.ts";
import type { SettingsView } from "#settings/settings-contract.ts";
import { guardedChange, guardedSettings, plainChange, type SettingName } from "#settings/settings-terms.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { useLocale, useSend, useWords } from "../../kit/data.ts";
import {
  type AdminForm,
  type AnySchema,
  acceptedBy,
  FormDialog,
  NumberInput,
  showToast,
  TextInput,
} from "../../kit/form.ts";

interface Change {
  setting: SettingName;
  value: unknown;
  version: number;
}

const isGuarded = (name: SettingName) => Object.hasOwn(guardedSettings, name);

/** Sends a change; one about money asks for the second factor. */
export function changeSetting(send: ReturnType<typeof useSend>, change: Change): Promise<Outcome<SettingsView>> {
  return isGuarded(change.setting)
    ? send("PUT", "/admin/settings/guarded", acceptedBy(guardedChange, change))
    : send("PUT", "/admin/settings", acceptedBy(plainChange, change));
}

/** Returns the function that says the value of a setting in words. */
export function useSayValue(): (name: SettingName, value: unknown) => string {
  const words = useWords("admin-settings");
  const locale = useLocale();
  return (name, value) => {
    if (name === "reviewLimit") return typeof value === "number" && isRupiah(value) ? formatRupiah(value, locale) : "";
    if (name === "publishReview") return words.fields.publishReview[value === true || value === "yes" ? "yes" : "no"];
    if (name === "channelFees") {
      const fees = value as SettingsView["channelFees"]["value"];
      const charged = chargeableMethodIds.filter((method) => fees[method] > 0);
      return (
        charged.map((method) => `${paymentMethodNames[method]} ${formatRupiah(fees[method], locale)}`).join(", ") ||
        words.noFees
      );
    }
    if (name === "workingHours") {
      const { days, from, to } = value as SettingsView["workingHours"]["value"];
      return fill(words.hoursValue, { days: daysInWords(days.map(Number), words.days), from, to });
    }
    if (value === "") return words.notOffered;
    return name === "whatsAppNumber" ? `+${String(value)}` : String(value);
  };
}

/** Returns days as a person says them: those in a row as a range. */
function daysInWords(days: readonly number[], names: readonly string[]): string {
  const sorted = days.toSorted((one, other) => one - other);
  const isRow = sorted.length > 2 && sorted.at(-1)! - sorted[0]! === sorted.length - 1;
  const nameOf = (day: number) => names[day - 1] ?? "";
  return isRow ? `${nameOf(sorted[0]!)}–${nameOf(sorted.at(-1)!)}` : sorted.map(nameOf).join(", ");
}

/** Text, a choice, a number, or the fields of fees or hours. */
type FieldValue =
  | string
  | number
  | SettingsView["channelFees"]["value"]
  | (Omit<SettingsView["workingHours"]["value"], "days"> & { days: string[] });

interface Values {
  setting: SettingName;
  value: FieldValue;
  version: number;
}

/** Changes one setting in a dialog; closed without a name. */
export function SettingDialog({
  name,
  settings,
  onClose,
}: {
  name: SettingName | undefined;
  settings: SettingsView;
  onClose: () => void;
}) {
  const words = useWords("admin-settings");
  const send = useSend();
  const say = useSayValue();
  if (!name) return null;
  const { label } = words.fields[name];
  const { value, version } = settings[name];
  return (
    <FormDialog<Values>
      key={name}
      title={label}
      open
      onClose={onClose}
      schema={schemaOf(name)}
      defaults={{ setting: name, value: shownValue(value), version }}
      labels={{ value: label }}
      show={(_field, shown) => say(name, shown)}
      submit={async (values) => withSetting(await changeSetting(send, sentChange(values)), name)}
      onSaved={() => showToast({ text: fill(words.saved, { setting: label }) })}
    >
      {(form) => <SettingFields name={name} form={form} />}
    </FormDialog>
  );
}

/** Returns a value as its fields hold it: choices are texts there. */
function shownValue(value: SettingsView[SettingName]["value"]): FieldValue {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "object" && "days" in value ? { ...value, days: value.days.map(String) } : value;
}
const sentChange = (values: Values): Change =>
  values.setting === "publishReview" ? { ...values, value: values.value === "yes" } : values;

/** The schema of the call, told what the fields hold. */
function schemaOf(name: SettingName): AnySchema {
  const schema: AnySchema = isGuarded(name) ? guardedChange : plainChange;
  return { safeParse: (values) => schema.safeParse(sentChange(values as Values)) };
}

/** Returns the outcome in which a stale version names the setting, as the form compares it. */
function withSetting(outcome: Outcome<SettingsView>, name: SettingName): Outcome<unknown> {
  if (outcome.ok) return { ...outcome, data: undefined };
  if (outcome.refusal.code !== "stale_version") return outcome;
  const { value, version } = (outcome.refusal.details.current as SettingsView)[name];
  const current = { value: shownValue(value), version };
  return { ok: false, refusal: { ...outcome.refusal, details: { current } } };
}

function SettingFields({ name, form }: { name: SettingName; form: AdminForm<Values> }) {
  const words = useWords("admin-settings");
  const { label, hint } = words.fields[name];
  const own = { form, name: "value", label, hint } as const;
  if (name === "workingHours") return <HoursFields form={form} />;
  if (name === "channelFees")
    return (
      <>
        <p className="text-sm text-muted">{hint}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          {chargeableMethodIds.map((method) => (
            <NumberInput
              key={method}
              form={form}
              name={`value.${method}`}
              label={paymentMethodNames[method]}
              min={0}
              max={999_999}
            />
          ))}
        </div>
      </>
    );
  if (name === "reviewLimit") return <NumberInput {...own} min={0} />;
  if (name === "publishReview") return <ReviewChoice form={form} />;
  const type = { salesMail: "email", whatsAppNumber: "tel", bookingUrl: "url" } as const;
  return <TextInput {...own} type={type[name]} maxLength={500} optional={name !== "salesMail"} />;
}

function HoursFields({ form }: { form: AdminForm<Values> }) {
  const words = useWords("admin-settings");
  const id = useId();
  const { errors } = form.fields.formState;
  const error = (errors.value as { days?: { message?: string } } | undefined)?.days?.message;
  return (
    <>
      <Choices legend={words.daysLabel} error={error} errorId={`${id}-days`}>
        {words.days.map((day, index) => (
          <label key={day} className="flex min-h-11 items-center gap-2">
            <input type="checkbox" value={index + 1} {...form.fields.register("value.days")} />
            {day}
          </label>
        ))}
      </Choices>
      <div className="grid grid-cols-2 gap-3">
        <TextInput form={form} name="value.from" label={words.from} hint={words.timeHint} maxLength={5} />
        <TextInput form={form} name="value.to" label={words.to} hint={words.timeHint} maxLength={5} />
      </div>
      <p className="text-sm text-muted">{words.fields.workingHours.hint}</p>
    </>
  );
}

function ReviewChoice({ form }: { form: AdminForm<Values> }) {
  const { label, hint, yes, no } = useWords("admin-settings").fields.publishReview;
  return (
    <>
      <Choices legend={label}>
        {(["yes", "no"] as const).map((choice) => (
          <label key={choice} className="flex min-h-11 items-center gap-2">
            <input type="radio" value={choice} {...form.fields.register("value")} />
            {{ yes, no }[choice]}
          </label>
        ))}
      </Choices>
      <p className="text-sm text-muted">{hint}</p>
    </>
  );
}

function Choices({
  legend,
  error,
  errorId,
  children,
}: {
  legend: string;
  error?: string | undefined;
  errorId?: string;
  children: ReactNode;
}) {
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="text-sm font-medium">{legend}</legend>
      <div className="mt-1 flex flex-wrap gap-x-5">{children}</div>
      {error && (
        <p id={errorId} className="text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
