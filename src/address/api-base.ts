/**
 * Where the API stands, from the configured host: `/api` of this origin without one, `/api` of a bare origin
 * (`https://api.example.com`), and any address with a path of its own as it is (`https://example.com/v1`).
 */
export function apiBaseOf(host: string | undefined): string {
  const given = (host ?? "").replace(/\/+$/, "");
  return /^(https?:\/\/[^/]+)?$/.test(given) ? `${given}/api` : given;
}
