import type { Locale } from "#text/locales.ts";
import type { StaffRole } from "./permissions.ts";

export interface StaffInvitationTable {
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
    staff_invitations: StaffInvitationTable;
    staff_uses: { user_id: string; last_used_at: Date };
  }
}
