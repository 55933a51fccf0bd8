import type { FastifyInstance } from "fastify";
import type { Address } from "#address/address.ts";
import { isWithinBounds } from "./json-bounds.ts";
import { Problem } from "./problem.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The call accepts JSON labelled text/plain, as `navigator.sendBeacon` sends it. */
    beacon?: boolean;
    /** The call reads the header Idempotency-Key. */
    idempotencyKey?: "required" | "optional";
    /** The page whose plain form is sent to this call. */
    formPath?: (address: Address) => string;
  }
}

/**
 * Largest body of a call, in bytes; `long` is for forms with free text, batches of events and notifications, `file` for
 * files that staff upload.
 */
export const bodyLimits = { usual: 8 * 1024, long: 64 * 1024, file: 12 * 1024 * 1024 } as const;

/** Fields of the largest form; the longest of the site has thirty. */
const maxFields = 100;

/** Adds parsers for JSON (an empty body is no body), HTML forms, and beacons where a call accepts them. */
export function addBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, undefined);
    parseJson(request, String(body), (error, parsed) => done(error ?? boundsRefusal(parsed), parsed));
  });
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
    const form = String(body);
    if (form.split("&", maxFields + 1).length > maxFields) return done(tooComplex(), undefined);
    done(null, readForm(form));
  });
  app.removeContentTypeParser("text/plain");
  app.addContentTypeParser("text/plain", { parseAs: "string" }, (request, body, done) => {
    if (!request.routeOptions.config.beacon) return done(new Problem(415, "unsupported_media_type"), undefined);
    try {
      const parsed = JSON.parse(String(body));
      done(boundsRefusal(parsed), parsed);
    } catch {
      done(new Problem(400, "invalid_json"), undefined);
    }
  });
}

const tooComplex = () => new Problem(400, "body_too_complex");
/**
 * Returns the refusal of a body that is out of bounds. Later steps walk through the whole body: one that is too deep or
 * too wide is refused first.
 */
const boundsRefusal = (parsed: unknown) => (isWithinBounds(parsed) ? null : tooComplex());

/** Returns the fields of an HTML form; of a repeated field the first one. */
function readForm(body: string): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const [key, value] of new URLSearchParams(body)) {
    if (!(key in fields)) fields[key] = value.replace(/\r\n/g, "\n");
  }
  return fields;
}
