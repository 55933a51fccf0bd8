import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "./problem.ts";
import type { ReadSignedIn } from "./signed-in.ts";

/** A login by name: `Bearer sari`; names that begin with `new-` have not verified their e-mail. */
export const namedLogin = (async (request: FastifyRequest) => {
  const name = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1];
  if (!name) throw new Problem(401, "unauthorized");
  return { user: { id: name, email: `${name}@pembeli.example`, email_verified: !name.startsWith("new-") } };
}) as unknown as ReadSignedIn;

export interface SendOptions {
  as?: string;
  body?: object;
  key?: string;
  en?: boolean;
}

/** Sends calls to an API under test. */
export function sender(app: () => FastifyInstance) {
  return (method: "GET" | "POST", url: string, options: SendOptions = {}) =>
    app().inject({
      method,
      url: `/api${url}`,
      headers: {
        ...(options.as && { authorization: `Bearer ${options.as}` }),
        ...(options.key && { "idempotency-key": options.key }),
        ...(options.en && { "accept-language": "en" }),
      },
      ...(options.body && { payload: options.body }),
    });
}

export const testBuyer = { name: "Sari Dewi", address: "Jalan Melati 2, Bandung", npwp: "0123456789012345" };
export const threeMonths = {
  package_id: "big-social-starter",
  months: 3,
  voucher_code: "hemat3",
  payment_method: "mandiri_va",
};
/** 4,500,000 - 15% = 3,825,000; DPP 3,506,250; PPN 420,750. */
export const threeMonthsTotal = 4_245_750;
