import { z } from "zod";
import { type LetterKind, letterWords } from "#accounts/mails/words.ts";
import { locales } from "#catalogue/locales.ts";
import type { Api, CoreDeps } from "./deps.ts";

const kinds = Object.keys(letterWords) as [LetterKind, ...LetterKind[]];
const sample = {
  name: "Siti",
  username: "s•••i",
  registered: "20 November 2026 pukul 14.05 WIB",
  passkeys: "Chrome, Windows",
  email: "siti@contoh.id",
  device: "Chrome, Windows",
  time: "20 November 2026, 14.05 WIB",
};
// The letters bring their own styles, as mails must; nothing else is let in.
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** GET /mails and /mails/{kind}/{locale}: how the account's letters look. In development only. */
export function mailPreview(api: Api, deps: CoreDeps): void {
  if (deps.config.production) return;
  const link = `${deps.config.publicUrl}/auth/verify-email#sample`;

  api.get("/mails", { schema: { hide: true } }, async (_request, reply) => {
    const items = kinds.flatMap((kind) =>
      locales.map((locale) => `<li><a href="/api/mails/${kind}/${locale}">${kind}, ${locale}</a></li>`),
    );
    reply.header("content-security-policy", policy).type("text/html; charset=utf-8");
    return reply.send(`<!doctype html><title>Letters</title><ul>${items.join("")}</ul>`);
  });

  api.get(
    "/mails/:kind/:locale",
    { schema: { hide: true, params: z.object({ kind: z.enum(kinds), locale: z.enum(locales) }) } },
    async (request, reply) => {
      const { kind, locale } = request.params;
      const { composeLetter } = await import("#accounts/mails/compose-letter.server.tsx");
      const { html } = await composeLetter(kind, { locale, link, values: sample });
      return reply.header("content-security-policy", policy).type("text/html; charset=utf-8").send(html);
    },
  );
}
