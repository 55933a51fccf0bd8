import { z } from "zod";
import { get, pageQuery, patch, post, remove } from "#contract/contract.ts";
import { accountEmailSchema } from "#text/email-address.ts";
import { locales } from "#text/locales.ts";
import { sessionView } from "../login/session-view.ts";
import { roles } from "../person/roles.ts";
import { staffRoles } from "./permissions.ts";

/** One of the company's own people. */
const staffView = z.object({
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

const staffMemberView = staffView.extend({ created_at: z.string(), sessions: z.array(sessionView) });
export type StaffMemberView = z.output<typeof staffMemberView>;

const staffInvitationView = z.object({
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

const reads = ["staff", "read"] as const;
const writes = ["staff", "write"] as const;
const id = z.string().max(100);
const params = z.object({ id });
/** What every change of somebody's access carries: the version that was seen, and why. */
const change = z.object({ version: z.int(), reason: z.string().trim().max(500, "too_long").optional() });
const changeRefusals = { not_found: 404, own_account: 409, last_admin: 409 } as const;
const ended = z.object({ ended: z.int() });

/** The calls about the company's own people: who they are, what they may do, invitations. */
export const staffContract = {
  list: get("/admin/staff", { permission: reads, summary: "Staff, by username", query: pageQuery, row: staffView }),
  invitations: get("/admin/staff/invitations", {
    permission: reads,
    summary: "Invitations that nobody accepted or withdrew, newest first",
    data: z.array(staffInvitationView),
    statuses: [401, 403, 404, 409],
  }),
  invite: post("/admin/staff/invitations", {
    permission: writes,
    recentFactor: true,
    summary: "Invite somebody by mail; an earlier invitation of the address becomes invalid",
    body: z.object({ email: accountEmailSchema, role: z.enum(staffRoles), locale: z.enum(locales) }),
    status: 201,
    data: z.object({ id: z.string() }),
  }),
  withdrawInvitation: remove("/admin/staff/invitations/:id", {
    permission: writes,
    summary: "Withdraw an invitation",
    params,
    data: z.object({ id: z.string() }),
  }),
  read: get("/admin/staff/:id", {
    permission: reads,
    summary: "One of the staff, with their sessions",
    params,
    data: staffMemberView,
  }),
  changeRole: patch("/admin/staff/:id", {
    permission: writes,
    recentFactor: true,
    summary: "Change a role, from the person's next request on; `user` removes them from the staff",
    params,
    body: change.extend({ role: z.enum(roles) }),
    version: "read",
    data: z.object({ id: z.string(), role: z.enum(roles) }),
    refuses: changeRefusals,
  }),
  suspend: post("/admin/staff/:id/suspend", {
    permission: writes,
    recentFactor: true,
    summary: "Suspend somebody: every session ends, none begins",
    params,
    body: change,
    version: true,
    answers: "read",
    refuses: changeRefusals,
  }),
  restore: post("/admin/staff/:id/restore", {
    permission: writes,
    recentFactor: true,
    summary: "Let somebody who is suspended log in again",
    params,
    body: change,
    version: true,
    answers: "read",
    refuses: changeRefusals,
  }),
  endSessions: remove("/admin/staff/:id/sessions", {
    permission: writes,
    summary: "End every session of one of the staff",
    params,
    data: ended,
  }),
  endSession: remove("/admin/staff/:id/sessions/:session", {
    permission: writes,
    summary: "End one session of one of the staff",
    params: z.object({ id, session: id }),
    data: ended,
  }),
};
