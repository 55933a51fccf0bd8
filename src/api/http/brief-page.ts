import { readSet } from "#content/read-set.server.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { PageReply } from "./page-reply.ts";
import { describeProblem, type Problem } from "./problem.ts";

/** Sends a refusal to a browser without JavaScript when rendering its form's page again would cost too much. */
export function sendBriefPage<Reply extends PageReply>(reply: Reply, { status, code, options }: Problem): Reply {
  const locale = preferredLocale(reply.request.headers["accept-language"]);
  const { title } = describeProblem(status, code, locale);
  reply.statusCode = status;
  reply.headers({ ...options.headers, "content-language": locale, "content-type": "text/html; charset=utf-8" });
  reply.serializer((body) => String(body));
  reply.send(
    `<!doctype html><html lang="${locale}"><meta name="viewport" content="width=device-width">` +
      `<title>${title}</title><h1>${title}</h1><p>${readSet(locale, "problems").goBack}</p></html>`,
  );
  return reply;
}
