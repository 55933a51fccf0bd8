import type { FastifyReply } from "fastify";
import { preferredLocale } from "#text/preferred-language.ts";
import { describeProblem, type Problem } from "./problem.ts";

const goBack = {
  id: "Tekan tombol Kembali di peramban Anda: isian Anda masih ada di sana.",
  en: "Press Back in your browser: what you typed is still there.",
} as const;

/** Answers a form of a browser without JavaScript when drawing its page again would cost too much. */
export function sendBriefPage(reply: FastifyReply, { status, code, options }: Problem): FastifyReply {
  const locale = preferredLocale(reply.request.headers["accept-language"]);
  const { title } = describeProblem(status, code, locale);
  return reply
    .code(status)
    .headers({ ...options.headers, "content-language": locale })
    .type("text/html; charset=utf-8")
    .serializer((body: unknown) => String(body))
    .send(
      `<!doctype html><html lang="${locale}"><meta name="viewport" content="width=device-width">` +
        `<title>${title}</title><h1>${title}</h1><p>${goBack[locale]}</p></html>`,
    );
}
