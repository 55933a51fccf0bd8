import { writeAddress } from "#address/address.ts";
import { fill } from "#text/fill.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Honeypot } from "#ui/honeypot.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { TextField } from "#ui/text-field.tsx";
import { CalendarLink } from "../../sections/events/event-body.tsx";
import { Inline } from "../../sections/inline.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { usePlainForm } from "../../use-plain-form.ts";
import type { EventExtra } from "./event-extra.ts";

type Shown = "sent" | "seat" | "waiting" | "cancelled" | "linkNotValid";

const icons: Record<Shown, IconName> = {
  sent: "mail",
  seat: "check",
  waiting: "clock",
  cancelled: "check",
  linkNotValid: "alert",
};

/** Renders what a sent form or the link of a mail comes to, with the button that cancels. */
export function RegistrationState() {
  const { words, row, extra } = usePage<"events", EventExtra>();
  const href = useHref();
  const { event, own, isSent, token } = extra;
  const { registration } = words;
  const shown: Shown = own ? own.state : isSent && !token ? "sent" : "linkNotValid";
  const { title, lead } = registration[shown];
  const hasSeat = shown === "seat" || shown === "sent";
  return (
    <div className="max-w-xl stack-4">
      <span className="flex size-12 items-center justify-center rounded-[99px] bg-primary-soft text-primary">
        <Icon name={icons[shown]} className="size-6" />
      </span>
      <p className="text-sm font-medium text-muted">{event.title}</p>
      <h2 className="text-2xl">{fill(title, { place: own?.place ?? "" })}</h2>
      <p className="max-w-prose text-muted">
        <Inline text={lead} />
      </p>
      {hasSeat && <CalendarLink event={event} label={words.labels.addToCalendar} />}
      {(shown === "seat" || shown === "waiting") && <CancelForm token={token} />}
      {(shown === "cancelled" || shown === "linkNotValid") && (
        <p>
          <a href={href(row.path)} className="btn btn-secondary">
            {registration.again}
          </a>
        </p>
      )}
    </div>
  );
}

function CancelForm({ token }: { token: string }) {
  const { words, row, address, apiBase } = usePage<"events", EventExtra>();
  const { cancel, cancelNote } = words.registration;
  const query = new URLSearchParams({ token }).toString();
  return (
    <form action={`${apiBase}/event-registrations/cancel?${query}`} method="post" className="border-t border-line pt-4">
      <p className="text-sm text-muted">{cancelNote}</p>
      <input type="hidden" name="page" value={writeAddress({ ...address, path: row.path })} />
      <button type="submit" className="btn btn-secondary mt-3">
        {cancel}
      </button>
    </form>
  );
}

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
