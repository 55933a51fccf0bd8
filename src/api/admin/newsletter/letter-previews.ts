import { z } from "zod";
import { letterPreview } from "#growth/newsletter/letters/letter-view.ts";
import { previewLetter } from "#growth/newsletter/letters/read-letter.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import { frameKey, readFrameKey } from "#infra/mailer/frame-key.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { framedPolicy, sendFramed } from "../../http/framed-mail.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { letterParams } from "./letter.ts";

const scheme = z.enum(["light", "dark"]).default("light");

/** GET /admin/newsletter/{id}/preview, and GET /letter-previews/{key} for its frame, which sends no token. */
export function letterPreviews(api: Api, deps: ApiDeps): void {
  const secret = readAuthSecret(deps.config);
  api.get(
    "/admin/newsletter/:id/preview",
    {
      config: { permission: ["newsletter", "read"] },
      schema: {
        ...adminSchema("newsletter"),
        summary: "A letter as a mail in one language",
        params: letterParams,
        querystring: z.object({ locale: z.enum(locales) }),
        response: { 200: z.object({ data: letterPreview }), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ params: { id }, query: { locale } }) => {
      const preview = await previewLetter(id, locale, deps.letters);
      if (!preview) throw new Problem(404, "not_found");
      const { html, ...shown } = preview;
      const path = `/letter-previews/${frameKey(`letter/${id}/${locale}`, deps.now(), secret)}`;
      return { data: { ...shown, path, bytes: Buffer.byteLength(html) } };
    },
  );
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
