import type { ColumnType, Generated } from "kysely";
import type { Touch } from "#text/attribution.ts";
import type { Exposures } from "#text/exposures.ts";
import type { Locale } from "#text/locales.ts";
import type { LinkPurpose } from "./links/link-purposes.ts";
import type { FactorMethod } from "./login/credential-changes.ts";
import type { Role } from "./person/roles.ts";
import type { RightsKind, RightsState } from "./rights/rights-states.ts";
import type { StaffRole } from "./staff/permissions.ts";

export interface UserTable {
  id: string;
  name: string;
  email: string;
  email_verified: boolean;
  image: ColumnType<string | null, string | null | undefined>;
  created_at: Date;
  updated_at: Date;
  two_factor_enabled: Generated<boolean>;
  first_name: string;
  last_name: string;
  username: string;
  phone_number: string;
  company: string;
  job_role: string;
  address: string;
  user_role: Role;
  products: string[];
  locale: Locale;
  version: Generated<number>;
  /** Since then the person can neither log in nor use a session. */
  suspended_at: Generated<Date | null>;
  /** How the person found the site, as of the registration. */
  first_touch: TouchColumn;
  last_touch: TouchColumn;
  /** The experiments that the browser of the registration had seen. */
  exposures: ColumnType<Exposures | null, string | null | undefined, string | null>;
}

type TouchColumn = ColumnType<Touch | null, string | null | undefined, string | null>;

interface SessionTable {
  id: string;
  token: string;
  user_id: string;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
  created_at: Date;
  updated_at: Date;
  last_used_at: Generated<Date>;
  /** When the password or a passkey was last checked in this session. */
  confirmed_at: Generated<Date | null>;
  /** When the second factor or a passkey was last checked in this session. */
  factor_at: Generated<Date | null>;
  /** By which means; null where that is not known. */
  factor_by: Generated<FactorMethod | null>;
}

interface TwoFactorTable {
  id: string;
  user_id: string;
  verified: boolean;
  secret: string;
  backup_codes: string;
  /** Wrong codes in a row of people who were logged in. */
  wrong_codes: Generated<number>;
}

interface CredentialTable {
  id: string;
  account_id: string;
  provider_id: string;
  user_id: string;
  password: string | null;
  created_at: Date;
  updated_at: Date;
}

interface PasskeyTable {
  id: string;
  name: string | null;
  user_id: string;
  credential_id: string;
  public_key: string;
  counter: number;
  device_type: string;
  backed_up: boolean;
  created_at: Date | null;
}

interface JwkTable {
  id: string;
  public_key: string;
  alg: string | null;
}

interface AccountLinkTable {
  token_hash: string;
  user_id: string;
  purpose: LinkPurpose;
  /** The address the link was sent to; for a change of e-mail, the new one. */
  email: string;
  expires_at: Date;
  /** The id of the package that waits where somebody registered. */
  waiting_package: Generated<string | null>;
}

interface AccountCodeTable {
  email: string;
  code_hash: string;
  /** How often it was tried. */
  attempts: number;
  expires_at: Date;
}

interface AccountDeviceTable {
  user_id: string;
  device_hash: string;
  first_seen_at: Date;
  last_seen_at: Date;
}

interface AccountConsentTable {
  id: Generated<number>;
  user_id: string;
  purpose: string;
  granted: boolean;
  version: string;
  locale: Locale;
  at: Date;
  /** SHA-256 of the text shown; null when it was not the current version. */
  text_hash: string | null;
}

interface LoginSlowdownTable {
  key: string;
  failures: number;
  blocked_until: Date;
  last_at: Date;
}

interface AccountDeletionTable {
  user_id: string;
  requested_at: Date;
  /** From then on the nightly upkeep erases the account. */
  due_at: Date;
}

interface EmailChangeTable {
  user_id: string;
  /** The new address, whose link has not been opened yet. */
  email: string;
  requested_at: Date;
}

interface AccountRecoveryTable {
  id: Generated<number>;
  user_id: string;
  reason: string;
  two_factor_removed: boolean;
  passkeys_removed: number;
  at: Date;
}

/** A person's request about their data. The address is stored as a keyed hash: the row outlives an erasure as proof. */
export interface RightsRequestTable {
  id: string;
  kind: RightsKind;
  state: RightsState;
  email_hash: string;
  masked_email: string;
  note: string;
  received_at: Date;
  due_at: Date;
  recorded_by: string;
  done_at: Date | null;
  done_by: string | null;
  version: Generated<number>;
}

/** What a person wrote in the form of the site. It becomes a request once its address is confirmed. */
export interface RightsFormTable {
  id: string;
  kind: RightsKind;
  name: string;
  email: string;
  details: string;
  locale: Locale;
  sent_at: Date;
  confirmed_at: Date | null;
  request_id: string | null;
  /** When its request was fulfilled or refused. */
  ended_at: Date | null;
}

interface StaffInvitationTable {
  id: string;
  email: string;
  role: StaffRole;
  locale: Locale;
  /** Null until the mail is sent. */
  token_hash: string | null;
  invited_by: string | null;
  created_at: Date;
  expires_at: Date;
  withdrawn_at: Date | null;
  accepted_at: Date | null;
  accepted_by: string | null;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    users: UserTable;
    sessions: SessionTable;
    credentials: CredentialTable;
    passkeys: PasskeyTable;
    two_factors: TwoFactorTable;
    jwks: JwkTable;
    verifications: { id: string; identifier: string; value: string; expires_at: Date };
    account_codes: AccountCodeTable;
    account_links: AccountLinkTable;
    account_devices: AccountDeviceTable;
    account_consents: AccountConsentTable;
    account_deletions: AccountDeletionTable;
    email_changes: EmailChangeTable;
    account_recoveries: AccountRecoveryTable;
    login_slowdowns: LoginSlowdownTable;
    reserved_usernames: { username: string; until: Date };
    used_codes: { user_id: string; code_hash: string; used_at: Date };
    rights_requests: RightsRequestTable;
    rights_forms: RightsFormTable;
    staff_invitations: StaffInvitationTable;
    staff_uses: { user_id: string; last_used_at: Date };
  }
}
