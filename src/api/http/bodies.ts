import type { FastifyInstance } from "fastify";
import type { Address } from "#address/address.ts";
import { isWithinBounds } from "./json-bounds.ts";
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

/** Largest body of a call, in bytes; `long` is for forms with free text, batches of events and notifications. */
export const bodyLimits = { usual: 8 * 1024, long: 64 * 1024 } as const;

/** Fields of the largest form: the longest of ours has thirty. */
const mostFields = 100;

/** Adds parsers for JSON (an empty body is no body), HTML forms, and beacons where a call takes them. */
export function addBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, undefined);
    parseJson(request, String(body), (error, parsed) => done(error ?? refusalOfVast(parsed), parsed));
  });
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
    const form = String(body);
    if (form.split("&", mostFields + 1).length > mostFields) return done(tooComplex(), undefined);
    done(null, readForm(form));
  });
  app.removeContentTypeParser("text/plain");
  app.addContentTypeParser("text/plain", { parseAs: "string" }, (request, body, done) => {
    if (!request.routeOptions.config.beacon) return done(new Problem(415, "unsupported_media_type"), undefined);
    try {
      const parsed = JSON.parse(String(body));
      done(refusalOfVast(parsed), parsed);
    } catch {
      done(new Problem(400, "invalid_json"), undefined);
    }
  });
}

const tooComplex = () => new Problem(400, "body_too_complex");
/** Everything after this walks through the body: one that is too deep or too wide is refused first. */
const refusalOfVast = (parsed: unknown) => (isWithinBounds(parsed) ? null : tooComplex());

/** Returns the fields of an HTML form; of a repeated field the first counts. */
function readForm(body: string): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const [key, value] of new URLSearchParams(body)) {
    if (!(key in fields)) fields[key] = value.replace(/\r\n/g, "\n");
  }
  return fields;
}
