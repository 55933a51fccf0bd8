import { type FormEvent, useMemo, useState } from "react";
import type { AccountView } from "#accounts/person/account-view.ts";
import type { ProfileChange } from "#accounts/registration/registration.ts";
import { profileChangeSchema } from "#accounts/registration/registration.ts";
import { saveAccount } from "#client/flows/fetch-user.ts";
import { forgetProfileDraft, keepProfile, keptProfile } from "#client/storage/profile-draft.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import type { Locale } from "#text/locales.ts";
import { phoneInBrowser } from "#text/phone.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Toast } from "#ui/toast.tsx";
import { useForm } from "../form/use-form.ts";
import { Panel } from "./panel.tsx";
import { ProfileFields, profileOf, typedProfile } from "./profile-fields.tsx";

interface ProfileFormProps {
  words: Pick<AccountWords, "profile" | "errors">;
  account: AccountView;
  products: { id: string; name: string }[];
  /** Language of the page, for an account that does not say its own. */
  locale: Locale;
  onSaved: (account: AccountView) => void;
}

/** What a person tells about themselves. Changes that are not saved outlast a reload and the other language. */
export function ProfileForm({ words, account, products, locale, onSaved }: ProfileFormProps) {
  const { profile, errors } = words;
  const schema = useMemo(() => profileChangeSchema(phoneInBrowser), []);
  const [saved, setSaved] = useState(false);
  const [draft, setDraft] = useState(() => keptProfile(account.id));
  const [discarded, setDiscarded] = useState(0);
  const { form, button, summary, field } = useForm<ProfileChange>({
    id: "profile",
    errors,
    // The whole name stands in the first: the form has no field for a last one.
    parse: (value) => schema.safeParse({ ...(value as object), last_name: "" }) as never,
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
  function keep(event: FormEvent<HTMLFormElement>) {
    const values = typedProfile(event.currentTarget);
    keepProfile(account.id, values);
    setDraft(values);
  }
  function discard() {
    forgetProfileDraft();
    setDraft(undefined);
    setDiscarded(discarded + 1);
  }
  return (
    <Panel title={profile.details}>
      <form {...form} className="grid gap-5" onInput={keep}>
        {summary && <ErrorSummary {...summary} />}
        <ProfileFields
          key={discarded}
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
    </Panel>
  );
}
