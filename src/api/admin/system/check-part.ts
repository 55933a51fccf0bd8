import { randomUUID } from "node:crypto";
import { z } from "zod";
import { checkSmtp } from "#infra/mailer/check-smtp.server.ts";
import { type Check, checkView } from "#insight/operations/system-view.ts";
import { GatewayError } from "#shop/payments/gateways/gateway.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";

/** POST /admin/system/checks: connects to the SMTP server or the payment provider; nothing is sent or changed. */
export function checkPart(api: Api, deps: ApiDeps): void {
  api.post(
    "/admin/system/checks",
    {
      config: { permission: ["system", "write"] },
      schema: {
        ...adminSchema("system"),
        summary: "Check the mail server or the payment provider",
        body: z.object({ part: z.enum(["payment", "mail"]) }),
        response: { 200: checkView, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => ({ data: request.body.part === "mail" ? await checkMail(deps) : await checkPayment(deps) }),
  );
}

async function checkMail({ config }: ApiDeps): Promise<Check> {
  if (!config.smtpUrl) return { part: "mail", health: "good", note: "outbox", detail: "" };
  const failure = await checkSmtp(config.smtpUrl);
  if (failure === undefined) return { part: "mail", health: "good", note: "reachable", detail: "" };
  return {
    part: "mail",
    health: "bad",
    note: failure.startsWith("EAUTH") ? "refused" : "unreachable",
    detail: failure,
  };
}

/** Asks for a payment that does not exist: an answer of any kind needs the right key. */
async function checkPayment({ shop: { gateway } }: ApiDeps): Promise<Check> {
  const part = "payment";
  if (gateway.provider === "simulator") return { part, health: "good", note: "simulated", detail: gateway.provider };
  try {
    await gateway.status({ reference: `check-${randomUUID()}`, providerId: null });
    return { part, health: "good", note: "reachable", detail: gateway.provider };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const note = error.kind === "unavailable" ? "unreachable" : "refused";
    return { part, health: "bad", note, detail: gateway.provider };
  }
}
