import type { FastifyRequest } from "fastify";
import { keyPattern } from "#infra/limits/idempotency.server.ts";
import { Problem } from "./problem.ts";

/**
 * The request's Idempotency-Key, or undefined without one.
 * @throws Problem 400 when it is not of the allowed form
 */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  if (key === undefined || key === "") return undefined;
  if (typeof key === "string" && keyPattern.test(key)) return key;
  throw new Problem(400, "invalid_idempotency_key", { issues: [{ path: "idempotency-key", code: "invalid_format" }] });
}
