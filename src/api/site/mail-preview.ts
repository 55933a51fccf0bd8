import type { FastifyReply } from "fastify";
import { z } from "zod";
import { type Locale, locales } from "#text/locales.ts";
import type { Api, CoreDeps } from "../http/deps.ts";
import { sendFramed } from "../http/framed-mail.ts";
import { Problem } from "../http/problem.ts";
import type { MailSample } from "./mail-samples/sample.ts";

/** Mails have inline styles; nothing else is allowed, and only the preview may frame them. */
const previewPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'self'";

const widths = [700, 360];
const schemes = ["light", "dark"];

/** Renders the list of all mails. */
function previewList(samples: readonly MailSample[]): string {
  const items = samples.map(({ name, locales }) => {
    const links = locales.map((locale) => `<a href="/api/mails/${name}/${locale}">${locale}</a>`);
    return `<li>${name}: ${links.join(", ")}</li>`;
  });
  return page("Mails", `<h1>Mails</h1><ul>${items.join("")}</ul>`);
}

/** Renders one mail as people see it: on a computer and on a phone, light and dark, and as plain text. */
function previewOf(path: string, { subject, text }: { subject: string; text: string }): string {
  const frames = schemes.flatMap((scheme) =>
    widths.map((width) => {
      const title = `${width} px, ${scheme}`;
      const source = `src="${path}/html?scheme=${scheme}" width="${width}" height="900"`;
      return `<figure><figcaption>${title}</figcaption><iframe title="${title}" sandbox ${source}></iframe></figure>`;
    }),
  );
  const parts = `<div>${frames.join("\n")}</div><h2>Plain text</h2><pre>${escapeText(text)}</pre>`;
  return page(subject, `<p><a href="/api/mails">Mails</a></p><h1>${escapeText(subject)}</h1>${parts}`);
}

function page(title: string, body: string): string {
  const style =
    "body{font:16px/1.5 system-ui;margin:24px}figure{display:inline-block;margin:8px}iframe{border:1px solid #999}pre{white-space:pre-wrap}";
  const head = `<meta charset="utf-8"><title>${escapeText(title)}</title><style>${style}</style>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

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
