import type { FastifyRequest } from "fastify";

/** Returns the person who sends a request, as colleagues and visitors read their name. */
export function authorOf({ staff: { user } }: FastifyRequest) {
  return { id: user.id, name: `${user.first_name} ${user.last_name}`.trim() || user.username };
}
