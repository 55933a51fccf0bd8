import { z } from "zod";
import { text } from "./shared/parts.ts";

/** The codes of refused calls (API.md). */
export const problemCodes = [
  "invalid_input",
  "invalid_json",
  "invalid_request",
  "unauthorized",
  "login_ended",
  "invalid_credentials",
  "wrong_password",
  "wrong_code",
  "two_factor_expired",
  "two_factor_locked",
  "confirmation_required",
  "password_required",
  "passkey_unknown",
  "passkey_known",
  "passkey_invalid",
  "passkey_unverified",
  "passkey_expired",
  "origin_refused",
  "link_invalid",
  "second_factor_required",
  "deletion_requested",
  "email_already_verified",
  "not_found",
  "method_not_allowed",
  "conflict",
  "email_unverified",
  "price_changed",
  "voucher_unavailable",
  "not_awaiting_payment",
  "buyer_fixed",
  "opened_by_invitation",
  "code_invalid",
  "not_paid",
  "not_an_upgrade",
  "upgrade_open",
  "nothing_left",
  "bank_refused",
  "no_active_package",
  "body_too_large",
  "body_too_complex",
  "unsupported_media_type",
  "idempotency_key_reused",
  "idempotency_key_required",
  "invalid_idempotency_key",
  "too_many_requests",
  "payment_provider_unavailable",
  "unavailable",
  "internal_error",
  "account_suspended",
  "last_admin",
  "login_required",
  "other_account",
] as const;

/** The codes of refused calls of the back office. */
const adminProblemCodes = ["stale_version", "already_staff", "own_account"] as const;

/** The codes of issues with one field. */
const issueCodes = [
  "required",
  "too_short",
  "too_long",
  "too_small",
  "too_big",
  "invalid_type",
  "invalid_format",
  "invalid_characters",
  "invalid_npwp",
  "invalid_email",
  "invalid_phone",
  "invalid_username",
  "username_taken",
  "common_password",
  "unknown_package",
  "below_method_minimum",
  "above_method_maximum",
  "unknown_product",
  "unknown_choice",
  "invalid",
] as const;

const texts = <Code extends string>(codes: readonly Code[]) => z.record(z.enum(codes), text(160));

/** Titles of refused calls and messages about fields, by code. */
export const problems = z.strictObject({
  /** For a browser without JavaScript, on a page that does not show the form. */
  goBack: text(120),
  problems: texts([...problemCodes, ...adminProblemCodes]),
  /** `{limit}` is the limit that was exceeded, `{characters}` what is not allowed. */
  issues: texts(issueCodes),
});
