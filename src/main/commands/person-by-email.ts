import { insertConsents, readConsents } from "#accounts/person/consents.server.ts";
import { eraseAccount, exportPerson } from "#accounts/person/personal-data.server.ts";
import { type User, userColumns } from "#accounts/person/user.server.ts";
import { consentTextHash, privacyVersion } from "#content/consent-texts.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { OperatorDeps } from "#infra/operator/operator.server.ts";
import { withdrawConsentToNews } from "#leads/newsletter/withdraw-consent.server.ts";
import { collectLeads, eraseLeads } from "#leads/privacy/personal-data.server.ts";
import { createShop } from "#shop/create-shop.server.ts";
import { shopDataSource } from "./shop-data-source.ts";

/** Returns everything stored about an address. The operator has checked who requests it. */
export async function exportPersonByEmail(email: string, deps: OperatorDeps) {
  const user = await findUser(deps.db, email);
  const sources = [shopDataSource(createShop(deps))];
  return {
    exported_at: deps.now(),
    email,
    account: user ? await exportPerson(deps, sources, { user, sessionId: "" }) : null,
    ...(await collectLeads(deps.db, email)),
  };
}

/** Erases requests, newsletter and account of an address. What tax law requires stays, without contact data. */
export async function erasePerson(email: string, deps: OperatorDeps): Promise<{ account: boolean }> {
  const user = await findUser(deps.db, email);
  const sources = [shopDataSource(createShop(deps))];
  await deps.db.transaction().execute(async (trx) => {
    await eraseLeads(trx, email);
    if (user) await eraseAccount({ ...deps, trx }, sources, user.id);
  });
  return { account: user !== undefined };
}

/** Withdraws every consent to news that was given with this address; returns where there was one. */
export async function withdrawNewsOf(email: string, { db, now }: OperatorDeps) {
  const user = await findUser(db, email);
  const hasConsented = user !== undefined && (await readConsents(db, user.id)).current.marketing === true;
  return db.transaction().execute(async (trx) => {
    const withdrawn = await withdrawConsentToNews(trx, email, "operator", now());
    if (user && hasConsented) {
      const text = {
        version: privacyVersion(user.locale),
        text_hash: consentTextHash("account-marketing", user.locale),
      };
      const consent = { purpose: "marketing", granted: false, locale: user.locale, at: now(), ...text } as const;
      await insertConsents(trx, user.id, [consent]);
    }
    return { ...withdrawn, account: hasConsented };
  });
}

function findUser(db: Database, email: string): Promise<User | undefined> {
  return db
    .selectFrom("users")
    .select(userColumns)
    .where((eb) => eb.fn<string>("lower", ["email"]), "=", email.toLowerCase())
    .executeTakeFirst();
}
