import type { FastifyRequest } from "fastify";
import { readDeletion } from "#accounts/person/deletion.server.ts";
import { readExposures } from "#accounts/person/exposures.server.ts";
import { lockUser } from "#accounts/person/user.server.ts";
import { knownExposures } from "#growth/experiments/running/known-exposures.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Customer } from "#shop/orders/write-order.server.ts";
import type { Touches } from "#text/attribution.ts";
import type { ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { readIdempotencyKey } from "../http/idempotency-key.ts";
import { Problem } from "../http/problem.ts";

/** Far above what one customer orders. Each order costs a call to the provider and a mail. */
const ordersPerHour = { max: 300, seconds: 3600 };

/**
 * Returns the logged-in customer and the idempotency key of the request.
 * @throws Problem 401 and 403 without a login, 409 before the e-mail is verified and while the account is about to be
 *   deleted, 400 without an Idempotency-Key, 429 after too many orders
 */
export async function readBuyer(deps: ApiDeps, request: FastifyRequest): Promise<{ customer: Customer; key: string }> {
  const { user } = request.signedIn;
  const hindrance = await orderHindrance(deps, user);
  if (hindrance) throw new Problem(409, hindrance);
  const key = requireIdempotencyKey(request);
  await enforceRateLimit(request, "orders", ordersPerHour, deps, user.id);
  const customer = { userId: user.id, email: user.email, lock: (trx: Trx) => lockUser(trx, user.id) };
  return { customer, key };
}

/** Returns why an account may place no order at this moment; null when it may. */
export async function orderHindrance(
  { db }: Pick<ApiDeps, "db">,
  user: { id: string; email_verified: boolean },
): Promise<"email_unverified" | "deletion_requested" | null> {
  if (!user.email_verified) return "email_unverified";
  return (await readDeletion(db, user.id)) ? "deletion_requested" : null;
}

/**
 * Returns the idempotency key of a request that must have one.
 * @throws Problem 400 without it, and when its form is not allowed
 */
export function requireIdempotencyKey(request: FastifyRequest): string {
  const key = readIdempotencyKey(request);
  if (key) return key;
  throw new Problem(400, "idempotency_key_required", { issues: [{ path: "idempotency-key", code: "required" }] });
}

/**
 * Separates how the customer found the site from the order, which alone identifies a repeated request. The experiments are
 * those that the browser of the registration saw, and those of the browser that buys.
 */
export async function readTouches<Body extends Omit<Touches, "exposures"> & { exposures?: unknown }>(
  { db, experiments }: Pick<ApiDeps, "db" | "experiments">,
  { userId }: { userId: string },
  body: Body,
): Promise<{ touches: Touches; order: Omit<Body, keyof Touches> }> {
  const { first_touch, last_touch, exposures: sent, ...order } = body;
  const known = experiments.current();
  const ofAccount = known.started.size > 0 ? await readExposures(db, userId) : null;
  const exposures = { ...knownExposures(known, sent), ...knownExposures(known, ofAccount) };
  const seen = Object.keys(exposures).length > 0 ? exposures : null;
  return { touches: { first_touch, last_touch, exposures: seen }, order };
}
