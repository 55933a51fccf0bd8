import { z } from "zod";
import { locales } from "#text/locales.ts";
import { sessionView } from "../login/session-view.ts";
import { staffRoles } from "./permissions.ts";

/** One of the company's own people. */
export const staffView = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** Whether an authenticator app is set up. */
  two_factor: z.boolean(),
  passkeys: z.int(),
  /** When they last used the back office. */
  last_used_at: z.string().nullable(),
  suspended_at: z.string().nullable(),
  version: z.int(),
  /** Whether it is the person who asks: nobody changes their own access. */
  self: z.boolean(),
});
export type StaffView = z.output<typeof staffView>;

export const staffMemberView = staffView.extend({ created_at: z.string(), sessions: z.array(sessionView) });
export type StaffMemberView = z.output<typeof staffMemberView>;

export const staffInvitationView = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  locale: z.enum(locales),
  /** Who sent it; null when their account is gone. */
  invited_by: z.string().nullable(),
  created_at: z.string(),
  expires_at: z.string(),
  expired: z.boolean(),
});
export type StaffInvitationView = z.output<typeof staffInvitationView>;

/** What an opened invitation says to the invited person. */
export const openedInvitationView = z.object({
  email: z.string(),
  role: z.enum(staffRoles),
  invited_by: z.string(),
  /** Whether the address has an account: its owner logs in, everybody else chooses a password. */
  has_account: z.boolean(),
});
export type OpenedInvitationView = z.output<typeof openedInvitationView>;
