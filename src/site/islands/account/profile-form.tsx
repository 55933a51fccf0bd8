import { useMemo, useState } from "react";
import { profileChangeSchema } from "#accounts/registration.ts";
import type { Locale } from "#catalogue/locales.ts";
import { phoneInBrowser } from "#catalogue/phone.ts";
import { changeAccount } from "#client/api/account.ts";
import type { UserData } from "#client/state/user.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { FieldError } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Toast } from "#ui/toast.tsx";
import { useForm } from "../form/use-form.ts";
import { Panel } from "./panel.tsx";

interface ProfileFormProps {
  words: Pick<AccountWords, "profile" | "errors">;
  account: UserData & { locale?: Locale };
  products: { id: string; name: string }[];
  /** Language of the page, for an account that does not say its own. */
  locale: Locale;
  onSaved: (account: UserData) => void;
}

/** What a person tells about themselves. */
export function ProfileForm({ words, account, products, locale, onSaved }: ProfileFormProps) {
  const { profile, errors } = words;
  const schema = useMemo(() => profileChangeSchema(phoneInBrowser), []);
  const [saved, setSaved] = useState(false);
  const { form, button, summary, field } = useForm<Partial<UserData>>({
    id: "profile",
    errors,
    parse: (value) => schema.safeParse(value) as never,
    async send(changes) {
      setSaved(false);
      const outcome = await changeAccount(changes);
      if (outcome.ok) onSaved(outcome.data);
      setSaved(outcome.ok);
      return outcome;
    },
  });
  const text = (name: keyof UserData, label: string, autoComplete: string, maxLength: number) => (
    <TextField
      {...field(name)}
      label={label}
      autoComplete={autoComplete}
      maxLength={maxLength}
      defaultValue={String(account[name])}
      required
    />
  );
  const languages = [
    { value: "id", label: profile.indonesian },
    { value: "en", label: profile.english },
  ];
  return (
    <Panel title={profile.details}>
      <form {...form} className="grid gap-5">
        {summary && <ErrorSummary {...summary} />}
        <div className="grid gap-5 sm:grid-cols-2">
          {text("first_name", profile.firstName, "given-name", 60)}
          {text("last_name", profile.lastName, "family-name", 60)}
          {text("username", profile.username, "username", 30)}
          <TextField
            {...field("phone_number")}
            label={profile.phone}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            defaultValue={account.phone_number}
            required
          />
          {text("company", profile.company, "organization", 120)}
          {text("job_role", profile.jobRole, "organization-title", 120)}
        </div>
        <TextField
          {...field("address")}
          label={profile.address}
          optional={profile.optional}
          autoComplete="street-address"
          maxLength={300}
          defaultValue={account.address}
        />
        <Select
          {...field("locale")}
          label={profile.language}
          options={languages}
          defaultValue={account.locale ?? locale}
        />
        <fieldset id="profile-products">
          <legend className="mb-1.5 text-sm font-medium">{profile.products}</legend>
          <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
            {products.map(({ id, name }) => (
              <Checkbox
                key={id}
                id={`profile-product-${id}`}
                name="products[]"
                value={id}
                label={name}
                defaultChecked={account.products.includes(id)}
              />
            ))}
          </div>
          <FieldError id="profile-products" error={field("products").error} />
        </fieldset>
        <Button {...button} className="justify-self-start">
          {profile.save}
        </Button>
        <Toast>{saved && profile.saved}</Toast>
      </form>
    </Panel>
  );
}
