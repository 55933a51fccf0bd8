import type { IncomingMessage, ServerResponse } from "node:http";
import { writeAddress } from "#address/address.ts";
import { preferredLocale } from "#text/preferred-language.ts";

export const changePasswordPath = "/.well-known/change-password";

/**
 * Redirects password managers to the page where a password is changed (W3C, A Well-Known URL for Changing Passwords).
 */
export function redirectToChangePassword(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
): void {
  const locale = preferredLocale(request.headers["accept-language"]);
  response.writeHead(302, {
    Location: writeAddress({ locale, edition: "v1", path: "/account/security" }),
    "Cache-Control": "no-store",
    Vary: "Accept-Language",
    ...headers,
  });
  response.end();
}
