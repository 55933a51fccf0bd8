import { randomUUID } from "node:crypto";
import { z } from "zod";
import { productIds } from "#catalogue/products.ts";
import { readEntries } from "#content/read-entry.server.ts";
import { readSet } from "#content/read-set.server.ts";
import {
  createLetter,
  moveLetter,
  repeatUncertain,
  saveLetter,
  scheduleLetter,
} from "#growth/newsletter/letters/change-letter.server.ts";
import { letterContract } from "#growth/newsletter/letters/letter-contract.ts";
import { listLetters } from "#growth/newsletter/letters/list-letters.server.ts";
import { previewLetter, readLetter } from "#growth/newsletter/letters/read-letter.server.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import { frameKey, readFrameKey } from "#infra/mailer/frame-key.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { framedPolicy, sendFramed } from "../http/framed-mail.ts";
import { Problem } from "../http/problem.ts";
import { serve } from "../http/serve.ts";

const scheme = z.enum(["light", "dark"]).default("light");
/** Sending begins at most a year ahead. */
const furthest = 366 * 86_400_000;

/** Letters of the newsletter. */
export function letters(api: Api, deps: ApiDeps): void {
  const secret = readAuthSecret(deps.config);
  const { db } = deps;

  serve(api, letterContract, {
    choices: ({ staff: { user } }) => {
      const { products } = readSet(user.locale, "all");
      return {
        articles: choicesOf("resources", user.locale),
        events: choicesOf("events", user.locale),
        products: productIds.map((id) => ({ value: id, label: products[id].name, locales: [...locales] })),
      };
    },
    list: ({ query }) => listLetters(db, query),
    create: async ({ body, staff }) => ({ ok: true, id: await createLetter(body, staff.actor, deps) }),
    preview: async ({ params: { id }, query: { locale } }) => {
      const preview = await previewLetter(id, locale, deps.letters);
      if (!preview) return undefined;
      const { html, ...shown } = preview;
      const path = `/letter-previews/${frameKey(`letter/${id}/${locale}`, deps.now(), secret)}`;
      return { ...shown, path, bytes: Buffer.byteLength(html) };
    },
    schedule: async ({ params, body, staff }) => {
      const at = body.at === undefined ? undefined : new Date(body.at);
      const ahead = at ? at.getTime() - deps.now().getTime() : 1;
      if (ahead <= 0 || ahead > furthest)
        throw new Problem(400, "invalid_input", {
          issues: [{ path: "at", code: ahead <= 0 ? "in_the_past" : "invalid" }],
        });
      return complete(await scheduleLetter(params.id, { version: body.version, at }, staff.actor, deps.letters));
    },
    unschedule: ({ params, body, staff }) => moveLetter(params.id, { ...body, event: "unschedule" }, staff.actor, deps),
    cancel: ({ params, body, staff }) => moveLetter(params.id, { ...body, event: "cancel" }, staff.actor, deps),
    repeat: ({ params, body, staff }) => repeatUncertain(params.id, body.version, staff.actor, deps),
    test: async ({ params: { id }, body, staff: { user, actor } }) => {
      if (!(await readLetter(id, deps.letters))) return undefined;
      const job = { id: randomUUID(), letter: id, locale: body.locale, to: user.id };
      await db.transaction().execute(async (trx) => {
        await deps.jobs.send(trx, "letter-test", job, { id: job.id });
        const object = { kind: "letters", id };
        const after = { locale: body.locale };
        await recordChange(trx, actor, deps.now(), { action: "letter.tested", object, after });
      });
      return { to: user.email };
    },
    read: ({ params }) => readLetter(params.id, deps.letters),
    edit: async ({ params, body, staff }) => complete(await saveLetter(params.id, body, staff.actor, deps)),
  });
}

/** Refuses a letter that lacks something, with what that is; any other result is returned. */
function complete<Result extends { ok: boolean }>(changed: Result): Exclude<Result, { code: "letter_incomplete" }> {
  const { code, problems } = changed as { code?: string; problems?: unknown };
  if (code === "letter_incomplete") throw new Problem(409, code, { extra: { problems } });
  return changed as Exclude<Result, { code: "letter_incomplete" }>;
}

/** Returns the entries of a collection by their titles in a language, else in the one that they have. */
function choicesOf(collection: "resources" | "events", own: (typeof locales)[number]) {
  const names = new Set(locales.flatMap((locale) => [...readEntries(locale, collection).keys()]));
  return [...names].map((value) => {
    const existing = locales.filter((locale) => readEntries(locale, collection).has(value));
    const locale = existing.includes(own) ? own : existing[0]!;
    return { value, label: readEntries(locale, collection).get(value)!.title, locales: existing };
  });
}

/** GET /letter-previews/{key}: outside of /admin, because a frame sends no token. */
export function framedLetter(api: Api, deps: ApiDeps): void {
  const secret = readAuthSecret(deps.config);
  const schema = { hide: true, params: z.object({ key: z.string().max(400) }), querystring: z.object({ scheme }) };
  api.get("/letter-previews/:key", { schema }, async ({ params, query }, reply) => {
    const [kind, id = "", locale = ""] = (readFrameKey(params.key, deps.now(), secret) ?? "").split("/");
    const preview = kind === "letter" ? await previewLetter(id, locale as Locale, deps.letters) : undefined;
    if (!preview) throw new Problem(404, "not_found");
    return sendFramed(reply, preview.html, query.scheme, framedPolicy(deps.config.publicUrl));
  });
}
