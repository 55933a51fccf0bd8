import type { FastifyRequest } from "fastify";
import { keyPattern } from "#infra/limits/idempotency.server.ts";
import { Problem } from "./problem.ts";

/**
 * Returns the request's Idempotency-Key, or undefined without one.
 * @throws Problem 400 when its form is not allowed
 */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  if (key === undefined || key === "") return undefined;
  if (typeof key === "string" && keyPattern.test(key)) return key;
  throw new Problem(400, "invalid_idempotency_key", { issues: [{ path: "idempotency-key", code: "invalid_format" }] });
}
