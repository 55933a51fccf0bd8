import type { Outcome } from "./outcome.ts";
import { request } from "./request.ts";

export interface Found {
  data: { path: string; title: string; excerpt: string; kind: string }[];
  meta?: { suggestion?: string };
}

/** `q` has 2 to 100 characters. */
export function search(q: string, locale: string, signal?: AbortSignal, limit?: number): Promise<Outcome<Found>> {
  return request<Found>("GET", "/search", { query: { q, locale, limit }, ...(signal && { signal }) });
}
