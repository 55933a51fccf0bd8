import { sql } from "kysely";
import { olderThan, type RetentionTable } from "#infra/retention/retention.server.ts";
import { deviceSeconds } from "./login/devices.server.ts";
import { countedSeconds } from "./login/login-attempts.server.ts";
import { maxLoginDays } from "./login/session-rules.server.ts";
import { codeSeconds } from "./login/single-use-codes.server.ts";
import { confirmDays } from "./rights/rights-forms.server.ts";

const expired = (column: string) => ({ delete: [{ after: { seconds: 0 }, due: olderThan(column) }] });
const withAccount = { deletedWith: "users" } as const;

/** Years for which it can be proven how a request of a person about their data was answered. */
export const rightsYears = 5;

/** Days after the answer for which it can be read what a person wrote in the form about their data. */
export const answeredFormDays = 30;

/** People, their logins, and what these need. */
export const accountRetention = {
  login_slowdowns: { delete: [{ after: { seconds: countedSeconds }, due: olderThan("last_at") }] },
  used_codes: { delete: [{ after: { seconds: codeSeconds }, due: olderThan("used_at") }] },
  sessions: {
    delete: [
      { after: { seconds: 0 }, due: olderThan("expires_at") },
      { after: { days: maxLoginDays }, due: olderThan("created_at") },
    ],
  },
  account_links: {
    delete: [
      { after: { seconds: 0 }, due: (before) => sql`expires_at < ${before} and purpose <> 'verify'` },
      // For so long a link to a confirmed address still says that it is confirmed.
      { after: { days: 30 }, due: olderThan("expires_at") },
    ],
  },
  staff_invitations: { delete: [{ after: { days: 30 }, due: olderThan("expires_at") }] },
  account_codes: expired("expires_at"),
  verifications: expired("expires_at"),
  reserved_usernames: expired("until"),
  email_changes: { delete: [{ after: { days: 30 }, due: olderThan("requested_at") }] },
  account_devices: { delete: [{ after: { seconds: deviceSeconds }, due: olderThan("last_seen_at") }] },
  users: {
    delete: [
      {
        // A stranger may have registered with it, and such an account cannot buy.
        after: { days: 30 },
        due: (before) => sql`not email_verified and created_at < ${before}`,
      },
    ],
    recorded: true,
  },
  rights_requests: {
    delete: [{ after: { months: rightsYears * 12 }, due: (before) => sql`state <> 'open' and done_at < ${before}` }],
    recorded: true,
  },
  rights_forms: {
    delete: [
      { after: { days: confirmDays }, due: (before) => sql`confirmed_at is null and sent_at < ${before}` },
      { after: { days: answeredFormDays }, due: olderThan("ended_at") },
    ],
  },

  credentials: withAccount,
  two_factors: withAccount,
  passkeys: withAccount,
  account_consents: withAccount,
  account_deletions: withAccount,
  account_recoveries: withAccount,
  staff_uses: withAccount,
  companies: { deletedBy: "a trigger, with the last account of the company" },
  jwks: { permanent: "one row for each signing key" },
} as const satisfies RetentionTable;
