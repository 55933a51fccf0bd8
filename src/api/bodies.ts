import type { FastifyInstance } from "fastify";
import type { Address } from "#address/address.ts";
import { Problem } from "./problem.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The call takes JSON labelled text/plain, as `navigator.sendBeacon` sends it. */
    beacon?: boolean;
    /** The call takes the header Idempotency-Key. */
    idempotencyKey?: "required" | "optional";
    /** The page whose plain form is sent to this call. */
    formPath?: (address: Address) => string;
  }
}

/** JSON (an empty body is no body), HTML forms, and beacons where a call asks for them. */
export function addBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) =>
    body === "" ? done(null, undefined) : parseJson(request, String(body), done),
  );
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
    done(null, readForm(String(body)));
  });
  app.removeContentTypeParser("text/plain");
  app.addContentTypeParser("text/plain", { parseAs: "string" }, (request, body, done) => {
    if (!request.routeOptions.config.beacon) return done(new Problem(415, "unsupported_media_type"), undefined);
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(new Problem(400, "invalid_json"), undefined);
    }
  });
}

/** The fields of an HTML form; of a repeated field the first counts. */
function readForm(body: string): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const [key, value] of new URLSearchParams(body)) {
    if (!(key in fields)) fields[key] = value.replace(/\r\n/g, "\n");
  }
  return fields;
}
