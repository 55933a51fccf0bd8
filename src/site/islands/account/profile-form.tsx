import { type FormEvent, useState } from "react";
import type { AccountView } from "#accounts/person/account-contract.ts";
import { personName } from "#accounts/person/person-name.ts";
import { profileChangeSchema } from "#accounts/registration/registration.ts";
import { saveAccount } from "#client/flows/fetch-user.ts";
import { forgetProfileDraft, readProfileDraft, storeProfileDraft } from "#client/storage/profile-draft.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import type { Locale } from "#text/locales.ts";
import { spacedPhone } from "#text/spaced-phone.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { FieldError } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Toast } from "#ui/toast.tsx";
import { readFields } from "../form/form-fields.ts";
import { loadPhoneRules } from "../form/load-phone-rules.ts";
import { type FieldOf, useForm } from "../form/use-form.ts";
import { AccountCard } from "./account-card.tsx";

const texts = ["first_name", "username", "phone_number", "company", "job_role", "address", "locale"] as const;
type TextName = (typeof texts)[number];

/** A profile as the form shows it: one name, and the products by id. */
type ProfileValues = Record<TextName, string> & { products: string[] };

function profileOf(account: AccountView, locale: Locale): ProfileValues {
  return {
    ...account,
    first_name: personName(account),
    phone_number: spacedPhone(account.phone_number),
    locale: account.locale ?? locale,
  };
}

/** Reads the values from the fields of the form. */
function profileValues(fields: Record<string, unknown>): ProfileValues {
  const typed = Object.fromEntries(texts.map((name) => [name, String(fields[name] ?? "")]));
  return { ...(typed as Record<TextName, string>), products: (fields.products ?? []) as string[] };
}

interface ProfileFieldsProps {
  words: AccountWords["profile"];
  field: FieldOf;
  values: ProfileValues;
  products: { id: string; name: string }[];
}

function ProfileFields({ words, field, values, products }: ProfileFieldsProps) {
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

interface ProfileFormProps {
  words: Pick<AccountWords, "profile" | "errors">;
  account: AccountView;
  products: { id: string; name: string }[];
  /** Language of the page, for an account without a language of its own. */
  locale: Locale;
  onSaved: (account: AccountView) => void;
}

/** Renders the person's profile. Unsaved changes are still there after a reload and in the other language. */
export function ProfileForm({ words, account, products, locale, onSaved }: ProfileFormProps) {
  const { profile, errors } = words;

  const [saved, setSaved] = useState(false);
  const [draft, setDraft] = useState(() => readProfileDraft(account.id));
  const [discardCount, setDiscardCount] = useState(0);
  const { form, button, summary, field } = useForm({
    id: "profile",
    errors,
    async parse(fields) {
      const { phoneInBrowser } = await loadPhoneRules();
      // The first name is the whole name: the form has no field for a last one.
      return profileChangeSchema(phoneInBrowser).safeParse({ ...fields, last_name: "" });
    },
    async send(changes) {
      setSaved(false);
      const outcome = await saveAccount(changes);
      setSaved(outcome.ok);
      if (outcome.ok) {
        forgetProfileDraft();
        setDraft(undefined);
        onSaved(outcome.data);
      }
      return outcome;
    },
  });
  function storeDraft(event: FormEvent<HTMLFormElement>) {
    const values = profileValues(readFields(event.currentTarget));
    storeProfileDraft(account.id, values);
    setDraft(values);
  }
  function discard() {
    forgetProfileDraft();
    setDraft(undefined);
    setDiscardCount(discardCount + 1);
  }
  return (
    <AccountCard title={profile.details}>
      <form {...form} className="grid gap-5" onInput={storeDraft}>
        {summary && <ErrorSummary {...summary} />}
        <ProfileFields
          key={discardCount}
          words={profile}
          field={field}
          values={{ ...profileOf(account, locale), ...draft }}
          products={products}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button {...button}>{profile.save}</Button>
          {draft && (
            <Button kind="quiet" onClick={discard}>
              {profile.discard}
            </Button>
          )}
          <p role="status" className="text-sm text-muted">
            {draft && profile.unsaved}
          </p>
        </div>
        <Toast>{saved && profile.saved}</Toast>
      </form>
    </AccountCard>
  );
}
