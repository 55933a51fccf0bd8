import type { MarketplaceRequest } from "./marketplace-request.ts";
import { type Arrival, type LeadDeps, type Received, receiveRequest } from "./receive-request.server.ts";
import { suspicionOf } from "./suspicion.ts";

/** Stores a request for access to the API Marketplace: a lead like any other, with details of its own. */
export function receiveMarketplaceRequest(
  request: MarketplaceRequest,
  arrival: Arrival,
  deps: LeadDeps,
): Promise<Received> {
  const { apis, monthly_calls, use_case: message } = request;
  const suspicion = suspicionOf(request, [request.name, request.company, request.job], message, deps.now());
  const details = { apis, monthly_calls };
  const columns = { kind: "api-marketplace", product: "api-marketplace", message, details } as const;
  return receiveRequest(request, columns, suspicion, arrival, deps);
}
