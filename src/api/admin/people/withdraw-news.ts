import { insertConsents, readConsents } from "#accounts/person/consents.server.ts";
import { fulfilRequests } from "#accounts/rights/rights-requests.server.ts";
import type { WithdrawnView } from "#accounts/rights/rights-view.ts";
import { consentTextHash, privacyVersion } from "#content/consent-texts.server.ts";
import { actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { withdrawConsentToNews } from "../../leads/news-consent.ts";
import { findUser } from "./find-user.ts";
import type { PersonChange } from "./person-deps.ts";

/** Withdraws every consent to news that was given with this address; returns where there was one. */
export async function withdrawNewsOf(email: string, deps: PersonChange): Promise<WithdrawnView> {
  const { db, now, actor, secret } = deps;
  const user = await findUser(db, email);
  const account = user !== undefined && (await readConsents(db, user.id)).current.marketing === true;
  return db.transaction().execute(async (trx) => {
    const by = actor.kind === "operator" ? "operator" : actorName(actor);
    const withdrawn = { ...(await withdrawConsentToNews(trx, email, by, now())), account };
    if (user && account) {
      const text = {
        version: privacyVersion(user.locale),
        text_hash: consentTextHash("account-marketing", user.locale),
      };
      const consent = { purpose: "marketing", granted: false, locale: user.locale, at: now(), ...text } as const;
      await insertConsents(trx, user.id, [consent]);
    }
    const about = { kind: "withdraw", email, by: actorName(actor) } as const;
    const [request] = await fulfilRequests(trx, about, { now: now(), secret });
    const object = { kind: "people", id: request!.id };
    await recordChange(trx, actor, now(), { action: "people.withdrawn", object, after: withdrawn });
    return withdrawn;
  });
}
