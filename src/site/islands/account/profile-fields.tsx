import type { AccountView } from "#accounts/person/account-view.ts";
import { personName } from "#accounts/person/person-name.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import type { Locale } from "#text/locales.ts";
import { spacedPhone } from "#text/spaced-phone.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldError } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { FieldOf } from "../form/use-form.ts";

const texts = ["first_name", "username", "phone_number", "company", "job_role", "address", "locale"] as const;
type TextName = (typeof texts)[number];

/** A profile as the form shows it: one name, and the products by id. */
export type ProfileValues = Record<TextName, string> & { products: string[] };

export function profileOf(account: AccountView, locale: Locale): ProfileValues {
  return {
    ...account,
    first_name: personName(account),
    phone_number: spacedPhone(account.phone_number),
    locale: account.locale ?? locale,
  };
}

/** Reads the values from the fields of the form. */
export function profileValues(fields: Record<string, unknown>): ProfileValues {
  const typed = Object.fromEntries(texts.map((name) => [name, String(fields[name] ?? "")]));
  return { ...(typed as Record<TextName, string>), products: (fields.products ?? []) as string[] };
}

interface ProfileFieldsProps {
  words: AccountWords["profile"];
  field: FieldOf;
  values: ProfileValues;
  products: { id: string; name: string }[];
}

export function ProfileFields({ words, field, values, products }: ProfileFieldsProps) {
  const text = (name: TextName, label: string, autoComplete: string, maxLength: number) => (
    <TextField
      {...field(name)}
      label={label}
      autoComplete={autoComplete}
      maxLength={maxLength}
      defaultValue={values[name]}
      required
    />
  );
  const languages = [
    { value: "id", label: words.indonesian },
    { value: "en", label: words.english },
  ];
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {text("first_name", words.name, "name", 120)}
        {text("username", words.username, "username", 30)}
        <TextField
          {...field("phone_number")}
          label={words.phone}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          defaultValue={values.phone_number}
          required
        />
        {text("company", words.company, "organization", 120)}
        {text("job_role", words.jobRole, "organization-title", 120)}
        <Select {...field("locale")} label={words.language} options={languages} defaultValue={values.locale} />
      </div>
      <TextField
        {...field("address")}
        label={words.address}
        optional={words.optional}
        autoComplete="address-line1"
        maxLength={300}
        defaultValue={values.address}
      />
      <fieldset id="profile-products">
        <legend className="mb-1.5 text-sm font-medium">
          <span>{words.products}</span> <span className="font-regular text-muted">{`(${words.optional})`}</span>
        </legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
          {products.map(({ id, name }) => (
            <Checkbox
              key={id}
              id={`profile-product-${id}`}
              name="products[]"
              value={id}
              label={name}
              defaultChecked={values.products.includes(id)}
            />
          ))}
        </div>
        <FieldError id="profile-products" error={field("products").error} />
      </fieldset>
    </>
  );
}
