import { useId, useRef } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { useNavigate, useParams } from "react-router";
import { type SoldOnlineId, soldOnline } from "#catalogue/products.ts";
import type { Outcome } from "#client/api/outcome.ts";
import { pathTo } from "#contract/calls.ts";
import type { VoucherDetail } from "#shop/vouchers/voucher-contract.ts";
import { voucherEdit } from "#shop/vouchers/voucher-terms.ts";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";
import { useCall, useSend, useWords } from "../../kit/data.ts";
import {
  type AdminForm,
  type AnySchema,
  DateInput,
  Form,
  FormActions,
  NumberInput,
  SelectInput,
  TextInput,
  useAdminForm,
} from "../../kit/form.ts";
import { Empty, Loading, NotFound, Panel, RefusalNote, Screen } from "../../kit/parts.ts";
import { Explanation, useProductNames } from "./voucher-parts.tsx";

/** Creates a voucher, or edits one that no order has had. */
export default function VoucherFormScreen() {
  const { id } = useParams();
  return id === undefined ? <NewVoucher /> : <EditVoucher id={id} />;
}

/** Creates a voucher. */
function NewVoucher() {
  const words = useWords("admin-vouchers");
  const send = useSend();
  const limits = { max_uses: null, max_uses_per_customer: null };
  return (
    <Screen title={words.newVoucher} back={{ to: "/vouchers", label: words.title }}>
      <VoucherForm
        title={words.detail.terms}
        defaults={{ code: "", ...newTerms(jakartaDay(new Date())), ...limits, version: 1 }}
        save={words.form.create}
        submit={({ version: _version, ...voucher }) => send("POST", "/admin/vouchers", voucher)}
        backTo="/vouchers"
      />
    </Screen>
  );
}

/** Edits a voucher that no order has had. */
function EditVoucher({ id }: { id: string }) {
  const address = pathTo("/admin/vouchers/:id", { id });
  const words = useWords("admin-vouchers");
  const send = useSend();
  const { data, refusal, refetch } = useCall(address);
  if (refusal?.status === 404) return <NotFound />;
  const backTo = `/vouchers/${id}`;
  return (
    <Screen title={data?.code ?? words.form.edit} back={{ to: backTo, label: data?.code ?? words.title }}>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!data && !refusal && <Loading />}
      {data?.editable && (
        <VoucherForm
          title={words.detail.terms}
          defaults={valuesOf(data)}
          submit={(values) => send("PATCH", address, values)}
          backTo={backTo}
        />
      )}
      {data && !data.editable && <Empty>{words.detail.fixed}</Empty>}
    </Screen>
  );
}

const schema = fieldSchema(voucherEdit);

/** Renders the form of one voucher, new or not used yet, with its terms in words beside it. */
function VoucherForm({
  defaults,
  title,
  save,
  submit,
  backTo,
}: {
  defaults: VoucherValues;
  title: string;
  save?: string;
  submit: (values: Accepted<VoucherValues>) => Promise<Outcome<VoucherDetail>>;
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

/** Renders the fields that a voucher and a batch share: discount, days, products and months. */
export function TermsFields<Values extends FieldValues>({ form }: { form: AdminForm<Values> }) {
  const { form: words } = useWords("admin-vouchers");
  const name = (field: string) => field as Path<Values>;
  const isPercent = form.fields.watch(name("unit")) === "percent";
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        <SelectInput
          form={form}
          name={name("unit")}
          label={words.unit}
          options={[
            { value: "percent", label: words.percent },
            { value: "idr", label: words.idr },
          ]}
        />
        <NumberInput form={form} name={name("value")} label={words.value} min={1} />
        {isPercent && (
          <NumberInput form={form} name={name("max_price")} label={words.cap} hint={words.capHint} min={1} optional />
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        <DateInput form={form} name={name("start_date")} label={words.from} />
        <DateInput form={form} name={name("end_date")} label={words.until} hint={words.untilHint} />
        <NumberInput form={form} name={name("min_months")} label={words.months} min={1} max={36} optional />
      </div>
      <ProductChoice form={form} />
    </>
  );
}

function ProductChoice<Values extends FieldValues>({ form }: { form: AdminForm<Values> }) {
  const { form: words } = useWords("admin-vouchers");
  const productName = useProductNames();
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 text-sm font-medium">{words.products}</legend>
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-4">
        {soldOnline.map((product) => (
          <label key={product} className="flex min-h-8 cursor-pointer items-center gap-2 text-sm">
            <input type="checkbox" value={product} {...form.fields.register("products" as Path<Values>)} />
            {productName(product)}
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        {words.productsHint}
      </p>
    </fieldset>
  );
}

/** The terms as the fields hold them; an empty number is null. */
export interface TermsValues {
  unit: "percent" | "idr";
  value: number | null;
  max_price: number | null;
  start_date: string;
  end_date: string;
  min_months: number | null;
  products: SoldOnlineId[];
}

interface VoucherValues extends TermsValues {
  code: string;
  max_uses: number | null;
  max_uses_per_customer: number | null;
  version: number;
}

/** Returns the terms of a new voucher: today until the end of the year. */
export function newTerms(today: Day): TermsValues {
  const end_date = `${today.slice(0, 4)}-12-31`;
  const empty = { value: null, max_price: null, min_months: null, products: [] };
  return { unit: "percent", start_date: today, end_date, ...empty };
}

function valuesOf(voucher: VoucherDetail): VoucherValues {
  const { code, unit, value, max_price, start_date, end_date, min_months, products, version } = voucher;
  const { max_uses, max_uses_per_customer } = voucher;
  const terms = { unit, value, max_price, start_date, end_date, min_months };
  return { code, ...terms, max_uses, max_uses_per_customer, version, products: (products ?? []) as SoldOnlineId[] };
}

/** Values that the schema of the call has accepted: it asks for these numbers. */
type Accepted<Values> = { [Name in keyof Values]: Name extends "value" | "size" ? number : Values[Name] };

/** Returns the values as the call takes them: an emptied number is null, and a discount in rupiah has no cap. */
export function sentValues<Values extends TermsValues>(values: Values): Accepted<Values> {
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === "" ? null : value]));
  return { ...(given as Accepted<Values>), max_price: values.unit === "idr" ? null : given.max_price };
}

/** Returns a schema of the call as a schema of the fields. */
export function fieldSchema(schema: AnySchema): AnySchema {
  return { safeParse: (values) => schema.safeParse(sentValues(values as TermsValues)) };
}
