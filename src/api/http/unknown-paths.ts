import type { FastifyInstance } from "fastify";
import type { Address } from "#address/address.ts";
import type { Config } from "#infra/config/config.server.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import { redirectToPage } from "./page-reply.ts";
import { sendProblem } from "./problem.ts";

/**
 * Handles paths and methods without a call: 405 with `Allow` where the path exists for other methods, else 404. A browser
 * that opens the address to which a plain form was sent (that of a refused form) is redirected to the form's page.
 */
export function handleUnknownPaths(app: FastifyInstance, config: Config): void {
  const routes: { methods: string[]; matches: RegExp; formPath: ((address: Address) => string) | undefined }[] = [];
  app.addHook("onRoute", ({ method, url, config: { formPath } = {} }) => {
    const pattern = url
      .replace(/[.+^$(){}|[\]\\]/g, "\\$&")
      .replace(/:[^/]+/g, "[^/]+")
      .replace(/\*/g, ".*");
    routes.push({ methods: [method].flat(), matches: new RegExp(`^${pattern}$`), formPath });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0]!;
    const matching = routes.filter(({ matches }) => matches.test(path));
    if (matching.length === 0) return sendProblem(reply, 404, "not_found");
    const formPath = matching.find((route) => route.formPath)?.formPath;
    if (formPath && request.method === "GET" && request.headers.accept?.includes("text/html")) {
      const address = {
        locale: preferredLocale(request.headers["accept-language"]),
        edition: "v1",
        path: "/",
      } as const;
      return redirectToPage(reply, { ...address, path: formPath(address) }, "", config);
    }
    const allowed = new Set(matching.flatMap(({ methods }) => methods));
    return sendProblem(reply, 405, "method_not_allowed", { headers: { allow: [...allowed].sort().join(", ") } });
  });
}
