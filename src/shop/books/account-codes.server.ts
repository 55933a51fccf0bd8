import { readSet } from "#content/read-set.server.ts";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { type Account, type AccountCode, accounts, defaultAccount } from "./accounts.ts";
import type { AccountCodes } from "./book-contract.ts";
import "./tables.server.ts";

/** Returns the company's code and name of every account, which are the defaults where none were entered. */
export async function readAccountCodes(db: Database): Promise<AccountCodes> {
  const stored = await db.selectFrom("book_accounts").selectAll().executeTakeFirst();
  const { products } = readSet("id", "all");
  const codeOf = (account: Account): AccountCode =>
    stored?.codes[account] ?? defaultAccount(account, (product) => products[product].name);
  return { version: stored?.version ?? 0, codes: accounts.map((account) => ({ account, ...codeOf(account) })) };
}

/** Stores the company's codes. Refuses a change that is based on an older version. */
export async function saveAccountCodes(
  { db, now }: { db: Database; now: () => Date },
  { version, codes }: AccountCodes,
  by: Actor,
): Promise<{ ok: true } | { ok: false; code: "stale_version" }> {
  const before = await readAccountCodes(db);
  const changed = codes.filter(({ account, code, name }) => {
    const old = before.codes.find((each) => each.account === account)!;
    return old.code !== code || old.name !== name;
  });
  return db.transaction().execute(async (trx) => {
    const byAccount = Object.fromEntries(codes.map(({ account, code, name }) => [account, { code, name }]));
    const row = { version: version + 1, codes: JSON.stringify(byAccount) };
    const { numInsertedOrUpdatedRows: written } = await trx
      .insertInto("book_accounts")
      .values({ id: 1, ...row })
      .onConflict((on) => on.column("id").doUpdateSet(row).where("book_accounts.version", "=", version))
      .executeTakeFirstOrThrow();
    // The first codes of all are based on version 0.
    if (written === 0n || (version > 0 && before.version === 0)) return { ok: false, code: "stale_version" };
    await recordChange(trx, by, now(), {
      action: "order.account_codes_changed",
      object: { kind: "orders", id: "account-codes" },
      after: Object.fromEntries(changed.map(({ account, code, name }) => [account, `${code} ${name}`])),
    });
    return { ok: true };
  });
}
