/**
 * Returns the base URL of the API: `/api` without a configured host, `/api` of a host without a path
 * (`https://api.example.com`), and a host with a path unchanged (`https://example.com/v1`).
 */
export function apiBaseOf(host: string | undefined): string {
  let given = host ?? "";
  while (given.endsWith("/")) given = given.slice(0, -1);
  return /^(https?:\/\/[^/]+)?$/.test(given) ? `${given}/api` : given;
}
