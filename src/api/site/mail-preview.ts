import type { FastifyReply } from "fastify";
import { z } from "zod";
import { type Locale, locales } from "#text/locales.ts";
import type { Api, CoreDeps } from "../http/deps.ts";
import { sendFramed } from "../http/framed-mail.ts";
import { Problem } from "../http/problem.ts";
import { previewList, previewOf, previewPolicy } from "./mail-samples/preview-page.ts";

const params = z.object({ name: z.string().max(60), locale: z.enum(locales) });

/** GET /mails and below: shows every mail with sample data. In development only. */
export function mailPreview(api: Api, deps: CoreDeps): void {
  if (deps.config.production) return;
  // The samples import React Email: loaded with the first request.
  const samples = async () => (await import("./mail-samples/samples.server.ts")).mailSamples;

  async function compose({ name, locale }: { name: string; locale: Locale }) {
    const sample = (await samples()).find((candidate) => candidate.name === name && candidate.locales.includes(locale));
    if (!sample) throw new Problem(404, "not_found");
    return sample.compose(locale, deps.config.publicUrl);
  }

  api.get("/mails", { schema: { hide: true } }, async (_request, reply) =>
    sendPage(reply, previewList(await samples())),
  );

  api.get("/mails/:name/:locale", { schema: { hide: true, params } }, async (request, reply) => {
    const { name, locale } = request.params;
    return sendPage(reply, previewOf(`/api/mails/${name}/${locale}`, await compose(request.params)));
  });

  api.get(
    "/mails/:name/:locale/html",
    { schema: { hide: true, params, querystring: z.object({ scheme: z.enum(["light", "dark"]).default("light") }) } },
    async (request, reply) => {
      const { html } = await compose(request.params);
      return sendFramed(reply, html, request.query.scheme, previewPolicy);
    },
  );
}

function sendPage(reply: FastifyReply, html: string) {
  return reply.header("content-security-policy", previewPolicy).type("text/html; charset=utf-8").send(html);
}
