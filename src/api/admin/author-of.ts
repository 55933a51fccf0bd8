import type { FastifyRequest } from "fastify";
import { shownName } from "#accounts/staff/staff-people.server.ts";

/** Returns the person who sends a request, as colleagues and visitors read their name. */
export function authorOf({ staff: { user } }: FastifyRequest) {
  return { id: user.id, name: shownName(user) };
}
