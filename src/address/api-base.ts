/**
 * Returns the base URL of the API: `/api` without a configured host, `/api` of a host without a path
 * (`https://api.example.com`), and a host with a path unchanged (`https://example.com/v1`).
 */
export function apiBaseOf(host: string | undefined): string {
  const given = (host ?? "").replace(/\/+$/, "");
  return /^(https?:\/\/[^/]+)?$/.test(given) ? `${given}/api` : given;
}
