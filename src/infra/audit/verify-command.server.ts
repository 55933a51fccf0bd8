import type { OperatorDeps } from "../operator/operator.server.ts";
import { verifyAudit } from "./verify-audit.server.ts";

/** Runs `npm run admin -- verify-audit`: the whole chain, from the first entry to the last. */
export async function verifyCommand({ db }: Pick<OperatorDeps, "db">, print: (text: string) => void): Promise<boolean> {
  const check = await verifyAudit(db);
  if (!check.ok) {
    print(`The audit log is broken: entry ${check.firstBroken} was changed, removed or inserted later.\n`);
    return false;
  }
  const { hash } = await db.selectFrom("audit_head").select("hash").executeTakeFirstOrThrow();
  print(`The audit log is unbroken: ${check.entries} entries.\n`);
  // Whoever owns the database could replace the whole chain, but not what was written down elsewhere.
  if (hash) print(`Note the last hash outside of this server to compare it later: ${hash}\n`);
  return true;
}
