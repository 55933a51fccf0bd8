import type { ContactRequest } from "./contact-request.ts";
import { type Arrival, type LeadDeps, type Received, receiveRequest } from "./receive-request.server.ts";
import { suspicionOf } from "./suspicion.ts";

/**
 * Stores a contact request and enqueues its mails and the hand-over to the CRM in one transaction. A suspect is stored
 * too, and announced to sales as one. A repeat (same Idempotency-Key, same content) gets the first receipt.
 */
export function receiveContactRequest(request: ContactRequest, arrival: Arrival, deps: LeadDeps): Promise<Received> {
  const lines = [request.name, request.company, request.job];
  const suspicion = suspicionOf(request, lines, request.message, deps.now());
  const { product, message } = request;
  return receiveRequest(request, { kind: "contact", product, message, details: {} }, suspicion, arrival, deps);
}
