import { z } from "zod";
import { readWithDrafts } from "#content/reading.server.ts";
import { mailPreviewBody, mailPreviewView } from "#publishing/content-view.ts";
import { findPreview, layerOf, storePreview } from "#publishing/previews/store-preview.server.ts";
import type { Preview } from "#publishing/tables.server.ts";
import { bodyLimits } from "../../http/bodies.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { framedPolicy, sendFramed } from "../../http/framed-mail.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { findDocument } from "./content-params.ts";

/** Distinguishes previews of mails from those of pages, of which the path begins with a slash. */
const prefix = "mail:";
const lifetime = 24 * 3_600_000;

/** POST /admin/content/mail-previews: a mail with sample data and with words that are not published. */
export function mailPreviews(api: Api, deps: ApiDeps): void {
  api.post(
    "/admin/content/mail-previews",
    {
      bodyLimit: bodyLimits.file,
      config: { permission: ["content", "write"] },
      schema: {
        ...adminSchema("content"),
        summary: "A mail with sample data and with words that are not published",
        body: mailPreviewBody,
        response: { 200: mailPreviewView, ...refusals(400, 401, 403, 404, 409, 413) },
      },
    },
    async ({ body: { id, mail, locale, documents }, staff }) => {
      for (const { name, locale: language } of documents) findDocument(name, language);
      const preview: Preview = { path: `${prefix}${mail}`, locale, edition: "v1", theme: null, documents };
      const { subject, text } = await compose(preview, deps);
      const expires_at = new Date(deps.now().getTime() + lifetime);
      const token = await storePreview(deps.db, { id, preview, by: staff.user.id, expires_at });
      return { data: { id: token, path: `/mail-previews/${token}`, subject, text } };
    },
  );
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
