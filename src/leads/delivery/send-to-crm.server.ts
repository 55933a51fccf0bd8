import { createHmac } from "node:crypto";
import type { Selectable } from "kysely";
import { given } from "../requests/contact-request.ts";
import type { LeadTable } from "../tables.server.ts";

export interface CrmTarget {
  url: string;
  secret: string;
}

/**
 * Posts a lead to the CRM's webhook. The signature is HMAC-SHA256 over `timestamp.body`; the Idempotency-Key is the
 * lead's id, so that the CRM can recognise a repeat after a lost response.
 * @param traceHeaders continue the trace there
 * @throws when the CRM did not respond with 2xx within ten seconds; the job is then retried
 */
export async function sendToCrm(
  lead: Selectable<LeadTable>,
  { url, secret }: CrmTarget,
  now: Date,
  traceHeaders: Record<string, string> = {},
): Promise<void> {
  const { suspicion: _suspicion, words: _words, owner_id: _owner, version: _version, ...data } = lead;
  const { company, phone, job } = lead;
  const stated = { company: given(company), phone: given(phone), job: given(job) };
  const body = JSON.stringify({ event: "lead.received", data: { ...data, ...stated } });
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const response = await fetch(url, {
    method: "POST",
    body,
    redirect: "error",
    signal: AbortSignal.timeout(10_000),
    headers: {
      ...traceHeaders,
      "content-type": "application/json",
      "idempotency-key": lead.id,
      "x-bigsuite-timestamp": timestamp,
      "x-bigsuite-signature": signBody(secret, timestamp, body),
    },
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The CRM responded with ${response.status}`);
}

/** Returns the signature, which the receiver also calculates and compares in constant time. */
export function signBody(secret: string, timestamp: string, body: string): string {
  return `v1=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;
}
