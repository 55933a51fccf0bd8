import type { FastifyRequest } from "fastify";
import { deviceSeconds } from "#accounts/login/devices.server.ts";

/** On https with the prefix that keeps a page without encryption from setting it (RFC 6265bis, 4.1.3.1). */
const nameOn = (publicUrl: string) => (isSecure(publicUrl) ? "__Secure-bigsuite.device" : "bigsuite.device");
const isSecure = (publicUrl: string) => publicUrl.startsWith("https://");

/** What an earlier login or registration left in this browser, if anything. */
export function readDevice(request: FastifyRequest, publicUrl: string): string | undefined {
  const prefix = `${nameOn(publicUrl)}=`;
  const cookies = request.headers.cookie?.split(/;\s*/) ?? [];
  const value = cookies.find((it) => it.startsWith(prefix))?.slice(prefix.length);
  return value !== undefined && /^[\w-]{32}$/.test(value) ? value : undefined;
}

/** Marks a browser as one in which its owner has registered or logged in. It opens nothing by itself. */
export function deviceCookie(device: string, publicUrl: string): string {
  const secure = isSecure(publicUrl) ? "; Secure" : "";
  return `${nameOn(publicUrl)}=${device}; Path=/api/auth; Max-Age=${deviceSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
