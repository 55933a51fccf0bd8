import { z } from "zod";
import { entryPath, fieldsOf } from "#content/entries/collection-fields.ts";
import { readEvent } from "#growth/events/read-event.server.ts";
import { registrationForm } from "#growth/events/registration-form.ts";
import { cancel, register } from "#growth/events/registrations.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import { createMemoryRateLimit } from "#infra/limits/memory-rate-limit.server.ts";
import { readLinkToken } from "#infra/mailer/link-token.server.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, CoreDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import type { FormFields } from "../http/form-fields.ts";
import { redirectToPage } from "../http/page-reply.ts";
import { addressOfForm, plainForm } from "../http/plain-form.ts";
import { noContent, Problem, refusals } from "../http/problem.ts";
import { subscriptionAccepted } from "./accepted.ts";
import { registrationTexts } from "./consent-texts.ts";

/** Mails about events that one address gets in an hour, whoever enters it. */
const perAddress = { max: 6, seconds: 3600 };
/** Any token is accepted by the schema: the response to a wrong one is a page. */
const link = z.object({ token: z.string().max(200).catch("") });
const { page: agenda, folder } = fieldsOf("events");

/**
 * POST /event-registrations signs somebody up for an event; POST /event-registrations/cancel is the button behind the link
 * of its mails, which opens the event's page.
 */
export function eventRegistrations(api: Api, deps: CoreDeps): void {
  const { config } = deps;
  const secret = readAuthSecret(config);
  const { forms: limit } = config.limits;
  const form = plainForm(
    registrationForm,
    { formPath: ({ path }) => eventPage(path), successPath: afterSignUp, complete: withLanguage },
    deps,
  );
  const attempts = createMemoryRateLimit({ ...limit, max: limit.max * 2 });
  const schema = {
    summary: "Sign up for an event",
    tags: ["leads"],
    body: registrationForm,
    consumes: ["application/json", "application/x-www-form-urlencoded"],
    response: { 202: subscriptionAccepted, ...refusals(400, 404, 409, 413, 429) },
  };

  api.post(
    "/event-registrations",
    { config: { formPath: form.formPath, attempts }, schema, ...form.route },
    async (request, reply) =>
      form.respond(
        request,
        reply,
        async () => {
          if (request.validationError) throw request.validationError;
          const { body } = request;
          await enforceRateLimit(request, "event-registration", limit, deps);
          await enforceRateLimit(request, "event-registration-to", perAddress, deps, body.email.toLowerCase());
          const result = await register(body, registrationTexts(body.locale), {
            ...deps,
            takesSamples: config.isTriedOut,
          });
          if (result === "not_found") throw new Problem(404, "not_found");
          if (result === "event_over") throw new Problem(409, "event_over");
        },
        () => reply.code(202).send({ data: { accepted: true } }),
      ),
  );

  api.post(
    "/event-registrations/cancel",
    {
      schema: {
        summary: "Cancel a registration for an event",
        tags: ["leads"],
        querystring: link,
        response: { 303: noContent("On to the event's page in the reader's language") },
      },
    },
    async (request, reply) => {
      const { token } = request.query;
      const id = readLinkToken("event", token, secret);
      const cancelled = id ? await cancel(id, deps) : undefined;
      const fields = (request.body ?? {}) as FormFields;
      const address = fields.page
        ? addressOfForm(fields)
        : { locale: cancelled?.locale ?? preferredLocale(request.headers["accept-language"]), edition: "v1" as const };
      const event = cancelled && readEvent(cancelled.event, address.locale);
      const path = event ? entryPath("events", event.id) : eventPage("path" in address ? address.path : agenda);
      const query = new URLSearchParams({ registration: token });
      return redirectToPage(reply, { ...address, path }, `${query}#registration`, config);
    },
  );
}

/** Returns the path of an event's page, or that of the agenda where it is of none. */
function eventPage(path: string): string {
  const event = path.startsWith(folder!) ? readEvent(path.slice(folder!.length), "id") : undefined;
  return event ? entryPath("events", event.id) : agenda;
}

/** The event's page, which says then that a mail is on its way. */
const afterSignUp = (fields: FormFields) => ({
  path: eventPage(entryPath("events", fields.event ?? "")),
  query: "sent=1#registration",
});

/** Returns a form with the language of its page. */
function withLanguage(fields: FormFields): FormFields {
  return { locale: addressOfForm(fields).locale, ...fields };
}
