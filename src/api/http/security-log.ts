import { createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { countedNetwork } from "#infra/limits/rate-limit.server.ts";
import type { Log } from "#infra/log/log.server.ts";

/** The logged events of logins and of everything that gives access to an account (ASVS 5.0, 16.3). */
type SecurityEvent =
  | "registered"
  | "login"
  | "login_refused"
  | "logout"
  | "sessions_ended"
  | "login_confirmed"
  | "confirmation_refused"
  | "origin_refused"
  | "email_confirmed"
  | "email_change_requested"
  | "password_changed"
  | "password_reset_requested"
  | "password_reset"
  | "two_factor_on"
  | "two_factor_off"
  | "recovery_codes_made"
  | "device_trusted"
  | "passkey_added"
  | "passkey_removed"
  | "deletion_requested"
  | "deletion_withdrawn"
  | "account_exported"
  | "staff_invited"
  | "staff_joined"
  | "role_changed"
  | "account_suspended"
  | "account_restored";

interface SecurityDetails {
  /** The account's id, when it is known. */
  user?: string | undefined;
  /** The means: `password`, `passkey`, `code`, `recovery_code` or `mailed_code`. */
  by?: string;
  /** The code of a refusal. */
  reason?: string;
}

/** Writes one line; absent details are left out. */
export type LogSecurity = (request: FastifyRequest, event: SecurityEvent, details?: SecurityDetails) => void;

/**
 * Creates the log of security events: ids and codes, and the sender's address as a digest that only the owner of the
 * secret can compare with an address.
 */
export function createSecurityLog(log: Pick<Log, "info">, secret: string): LogSecurity {
  return (request, event, details = {}) => {
    const from = createHmac("sha256", secret).update(countedNetwork(request.ip)).digest("base64url").slice(0, 16);
    log.info({ request: request.id, event, ...details, from }, "security");
  };
}
