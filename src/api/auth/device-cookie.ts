import type { FastifyRequest } from "fastify";
import { deviceSeconds } from "#accounts/login/devices.server.ts";

/**
 * Returns the name, on https with the prefix that prevents pages without encryption from setting it (RFC 6265bis,
 * 4.1.3.1).
 */
const cookieName = (publicUrl: string) => (isSecure(publicUrl) ? "__Secure-bigsuite.device" : "bigsuite.device");
const isSecure = (publicUrl: string) => publicUrl.startsWith("https://");

/** Returns the device id that an earlier login or registration set in this browser. */
export function readDevice(request: FastifyRequest, publicUrl: string): string | undefined {
  const prefix = `${cookieName(publicUrl)}=`;
  const cookies = request.headers.cookie?.split(/;\s*/) ?? [];
  const value = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
  return value !== undefined && /^[\w-]{32}$/.test(value) ? value : undefined;
}

/**
 * Returns the cookie that marks a browser in which its owner has registered or logged in. It gives no access by itself.
 */
export function deviceCookie(device: string, publicUrl: string): string {
  const secure = isSecure(publicUrl) ? "; Secure" : "";
  return `${cookieName(publicUrl)}=${device}; Path=/api/auth; Max-Age=${deviceSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
