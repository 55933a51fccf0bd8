import type { FastifyRequest } from "fastify";
import { deviceSeconds } from "#accounts/devices.server.ts";

const name = "bigsuite.device";

/** What an earlier login left in this browser, if anything. */
export function readDevice(request: FastifyRequest): string | undefined {
  return /(?:^|;\s*)bigsuite\.device=([\w-]{32})(?:;|$)/.exec(request.headers.cookie ?? "")?.[1];
}

/** Marks a browser as one in which its owner has logged in. It opens nothing by itself. */
export function deviceCookie(device: string, publicUrl: string): string {
  const secure = publicUrl.startsWith("https://") ? "; Secure" : "";
  return `${name}=${device}; Path=/api/auth; Max-Age=${deviceSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
