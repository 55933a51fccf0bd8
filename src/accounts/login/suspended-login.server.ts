import { APIError } from "better-auth/api";
import type { Database } from "#infra/database/tables.server.ts";
import "../tables.server.ts";

/** Better Auth's code of the refusal; the API sends it as `account_suspended`. */
const suspendedCode = "ACCOUNT_SUSPENDED";

/** Returns Better Auth's hooks that refuse every new session of a suspended account, whichever way it logs in. */
export function refuseSuspended(db: Database) {
  return {
    session: {
      create: {
        async before({ userId }: { userId: string }) {
          const user = await db.selectFrom("users").select("suspended_at").where("id", "=", userId).executeTakeFirst();
          if (user?.suspended_at)
            throw APIError.from("FORBIDDEN", { code: suspendedCode, message: "The account is suspended" });
        },
      },
    },
  };
}
