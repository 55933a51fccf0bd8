import type { FastifyInstance } from "fastify";

/** Sends a call of the back office as a member of staff by role; the status stands beside the parts of the reply. */
export type StaffCall = (
  method: "GET" | "POST" | "PATCH",
  path: string,
  body?: object,
  as?: string,
  // biome-ignore lint/suspicious/noExplicitAny: the reply of any call
) => Promise<any>;

/** Returns the sender of calls below a path. */
export function staffCall(app: FastifyInstance, below: string): StaffCall {
  return async (method, path, body, as = "admin") => {
    const response = await app.inject({
      method,
      url: `${below}${path}`,
      headers: { authorization: `Bearer ${as}` },
      ...(body && { payload: body }),
    });
    return { status: response.statusCode, ...response.json() };
  };
}
