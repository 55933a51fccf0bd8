import { type FormEvent, useState } from "react";
import type { AccountView } from "#accounts/person/account-view.ts";
import { profileChangeSchema } from "#accounts/registration/registration.ts";
import { saveAccount } from "#client/flows/fetch-user.ts";

import { forgetProfileDraft, readProfileDraft, storeProfileDraft } from "#client/storage/profile-draft.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import type { Locale } from "#text/locales.ts";

import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Toast } from "#ui/toast.tsx";
import { readFields } from "../form/form-fields.ts";
import { loadPhoneRules } from "../form/load-phone-rules.ts";
import { useForm } from "../form/use-form.ts";
import { AccountCard } from "./account-card.tsx";
import { ProfileFields, profileOf, profileValues } from "./profile-fields.tsx";

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
