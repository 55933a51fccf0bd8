import { useId } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { soldOnline } from "#catalogue/products.ts";
import { DateInput, NumberInput, SelectInput } from "../../form/inputs.tsx";
import type { AdminForm } from "../../form/use-admin-form.ts";
import { useWords } from "../../words/use-words.ts";
import { useProductNames } from "./use-product-names.ts";

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
