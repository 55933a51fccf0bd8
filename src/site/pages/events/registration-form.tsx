import { writeAddress } from "#address/address.ts";
import { fill } from "#text/fill.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Inline } from "../../sections/inline.tsx";
import { usePage } from "../../use-page.ts";
import type { EventExtra } from "./event-extra.ts";

/** Renders the form by which somebody signs up for an event. It needs no JavaScript. */
export function RegistrationForm() {
  const { words, common, address, row, apiBase, form: refused, extra } = usePage<"events", EventExtra>();
  const { event, isFull } = extra;
  const { registration: texts } = words;
  const typed = refused?.values ?? {};
  const errors = (refused?.issues ?? []).map(({ path, message }) => ({ field: path, message }));
  const errorOf = (name: string) => {
    const error = errors.find(({ field }) => field === name)?.message;
    return error ? { error } : {};
  };
  return (
    <form action={`${apiBase}/event-registrations`} method="post" noValidate className="grid max-w-xl gap-6">
      <h2 className="text-2xl">{fill(texts.title, { event: event.title })}</h2>
      {refused && <ErrorSummary title={refused.problem.title} errors={errors} />}
      {event.sample && <p className="rounded-md bg-primary-soft p-4 text-sm">{texts.sample}</p>}
      {isFull && <p className="rounded-md bg-primary-soft p-4 text-sm font-medium">{texts.full}</p>}
      <input type="hidden" name="page" value={writeAddress({ ...address, path: row.path })} />
      <input type="hidden" name="event" value={event.id} />
      <div className="trap" aria-hidden="true">
        <label htmlFor="website">Website</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
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
