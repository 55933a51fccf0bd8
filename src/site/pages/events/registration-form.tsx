import { fill } from "#text/fill.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Honeypot } from "#ui/honeypot.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Inline } from "../../sections/inline.tsx";
import { usePage } from "../../use-page.ts";
import { usePlainForm } from "../../use-plain-form.ts";
import type { EventExtra } from "./event-extra.ts";

/** Renders the form by which somebody signs up for an event. It needs no JavaScript. */
export function RegistrationForm() {
  const { words, common, apiBase, extra } = usePage<"events", EventExtra>();
  const { page, refusal, typed, errorOf } = usePlainForm();
  const { event, isFull, privacyVersion } = extra;
  const { registration: texts } = words;
  return (
    <form action={`${apiBase}/event-registrations`} method="post" noValidate className="grid max-w-xl gap-6">
      <h2 className="text-2xl">{fill(texts.title, { event: event.title })}</h2>
      {refusal && <ErrorSummary {...refusal} />}
      {event.sample && <p className="rounded-md bg-primary-soft p-4 text-sm">{texts.sample}</p>}
      {isFull && <p className="rounded-md bg-primary-soft p-4 text-sm font-medium">{texts.full}</p>}
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="event" value={event.id} />
      <input type="hidden" name="privacy_version" value={privacyVersion} />
      <Honeypot />
      <TextField
        id="name"
        name="name"
        label={texts.name}
        maxLength={120}
        autoComplete="name"
        defaultValue={typed.name}
        {...errorOf("name")}
      />
      <TextField
        id="email"
        name="email"
        type="email"
        inputMode="email"
        label={texts.email}
        hint={texts.emailHint}
        maxLength={254}
        autoComplete="email"
        defaultValue={typed.email}
        {...errorOf("email")}
      />
      <Checkbox
        id="contact_consent"
        name="contact_consent"
        label={fill(texts.contact, { company: common.company.name })}
        defaultChecked={Boolean(typed.contact_consent)}
      />
      <p className="text-sm text-muted">
        <Inline text={texts.note} />
      </p>
      <p>
        <button type="submit" className="btn btn-primary">
          {isFull ? texts.sendWaiting : texts.send}
        </button>
      </p>
    </form>
  );
}
