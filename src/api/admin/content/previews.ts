import { z } from "zod";
import { readWithDrafts } from "#content/reading.server.ts";
import { previewContract } from "#publishing/previews/preview-contract.ts";
import { findPreview, layerOf, storePreview } from "#publishing/previews/store-preview.server.ts";
import type { Preview } from "#publishing/tables.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { framedPolicy, sendFramed } from "../../http/framed-mail.ts";
import { Problem } from "../../http/problem.ts";
import { serve } from "../../http/serve.ts";
import { findDocument } from "./content-params.ts";

/** Distinguishes previews of mails from those of pages, of which the path begins with a slash. */
const prefix = "mail:";
const day = 24 * 3_600_000;

/** Pages and mails with words that are not published. */
export function previews(api: Api, deps: ApiDeps): void {
  const { db, now } = deps;
  serve(api, previewContract, {
    page: async ({ body: { id, path, edition, theme, documents, days, ...body }, staff }) => {
      const edited = documents.map(({ name, locale }) => findDocument(name, locale));
      const isPage = deps.isPage?.(path) || edited.some((document) => deps.pagesOfDocument(document).includes(path));
      if (!isPage) return undefined;
      const locale = body.locale ?? documents[0]?.locale ?? staff.user.locale;
      const expires_at = new Date(now().getTime() + days * day);
      const preview = { path, locale, edition, theme: theme ?? null, documents };
      const token = await storePreview(db, { id, preview, by: staff.user.id, expires_at });
      return { id: token, url: `/preview/${token}`, expires_at: expires_at.toISOString() };
    },
    mail: async ({ body: { id, mail, locale, documents }, staff }) => {
      for (const { name, locale: language } of documents) findDocument(name, language);
      const preview: Preview = { path: `${prefix}${mail}`, locale, edition: "v1", theme: null, documents };
      const { subject, text } = await compose(preview, deps);
      const expires_at = new Date(now().getTime() + day);
      const token = await storePreview(db, { id, preview, by: staff.user.id, expires_at });
      return { id: token, path: `/mail-previews/${token}`, subject, text };
    },
  });
}

/** GET /mail-previews/{token}: the mail for a frame, which sends no access token. */
export function framedMailPreview(api: Api, deps: ApiDeps): void {
  const params = z.object({ token: z.string().regex(/^[\w-]{32}$/) });
  const querystring = z.object({ scheme: z.enum(["light", "dark"]).default("light") });
  const schema = { hide: true, params, querystring };
  api.get("/mail-previews/:token", { schema }, async (request, reply) => {
    const preview = await findPreview(deps.db, request.params.token, deps.now());
    if (!preview?.path.startsWith(prefix)) throw new Problem(404, "not_found");
    const { html } = await compose(preview, deps);
    return sendFramed(reply, html, request.query.scheme, framedPolicy(deps.config.publicUrl));
  });
}

/** Composes a mail as its sender does, with sample data and with the drafts of a preview. */
async function compose({ path, locale, documents }: Preview, { config }: ApiDeps) {
  const { mailSamples } = await import("../../site/mail-samples/samples.server.ts");
  const sample = mailSamples.find(({ name, locales }) => `${prefix}${name}` === path && locales.includes(locale));
  if (!sample) throw new Problem(404, "not_found");
  const unmarked = (_locale: unknown, _set: unknown, words: unknown) => words;
  try {
    return await readWithDrafts(layerOf({ documents }), unmarked, () => sample.compose(locale, config.publicUrl));
  } catch {
    // Words of which a part is missing entirely cannot be drawn; the editor shows which.
    throw new Problem(409, "words_invalid");
  }
}
