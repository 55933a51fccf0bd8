import { consentTextHash, privacyVersion } from "#content/consent-texts.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { changeLead } from "#leads/inbox/change-lead.server.ts";
import { contactRequestSchema } from "#leads/requests/contact-request.ts";
import { type Arrival, receiveContactRequest } from "#leads/requests/receive-request.server.ts";
import type { Locale } from "#text/locales.ts";
import { phoneEverywhere } from "#text/phone-everywhere.server.ts";
import { markDemo } from "./demo-objects.server.ts";
import { demoCustomers } from "./demo-people.ts";
import { demoCampaigns, demoPaths, demoRequests, demoSpam } from "./demo-requests.ts";
import type { MovedClock } from "./moved-clock.ts";
import { withoutJobs } from "./without-jobs.server.ts";

const leadCount = 60;
const period = 90;
/** The latest requests nobody has answered yet, and these few are suspects. */
const unanswered = 12;
const suspects = [10, 31, 52];

/** Makes requests over the last months, in both languages and in every state. */
export async function seedDemoLeads(db: Database, clock: MovedClock): Promise<void> {
  const deps = { db, jobs: withoutJobs, now: clock.now };
  const schema = contactRequestSchema(phoneEverywhere);
  const ids: string[] = [];
  for (let index = 0; index < leadCount; index++) {
    // Closer together towards today.
    clock.setAgo(period * (1 - index / leadCount) ** 1.6, (index % 7) + 0.3);
    const sample = demoRequests[index % demoRequests.length]!;
    const isSuspect = suspects.includes(index);
    const request = schema.parse({
      ...sample,
      ...sender(index),
      ...demoCampaigns[index % demoCampaigns.length]!,
      message: isSuspect ? demoSpam : sample.message,
      page: sample.locale === "en" ? "/en/contact-us" : "/contact-us",
      marketing_consent: index % 3 === 0,
    });
    const received = await receiveContactRequest(request, arrival(sample.locale), deps);
    if (received.kind !== "received") throw new Error(`a sample request was not stored: ${received.kind}`);
    ids.push(received.id);
    if (isSuspect || index >= leadCount - unanswered) continue;
    for (const to of demoPaths[index % demoPaths.length]!) {
      clock.addHours(9 + (index % 5) * 7);
      await changeLead(received.id, undefined, { state: to }, { kind: "job", name: "demo" }, deps);
    }
  }
  await markDemo(db, "leads", ids);
}

/** Returns who sends a request: some are customers, some write twice. */
function sender(index: number) {
  const { first, last, company, job } = demoCustomers[(index * 7) % demoCustomers.length]!;
  const isCustomer = index % 4 === 0;
  const name = isCustomer
    ? `${first} ${last}`
    : `${first} ${demoCustomers[(index * 11 + 3) % demoCustomers.length]!.last}`;
  const address = name.toLowerCase().replace(" ", ".");
  return {
    name,
    company: isCustomer ? company : `PT ${last} ${demoCustomers[(index + 5) % demoCustomers.length]!.city}`,
    job,
    email: `${address}@${isCustomer ? "pelanggan" : "calon"}.example`,
    phone: `+62812${String(34_500_000 + index * 137).padStart(8, "0")}`,
  };
}

function arrival(locale: Locale): Arrival {
  return {
    locale,
    texts: {
      privacyVersion: privacyVersion(locale),
      privacyHash: consentTextHash("privacy", locale),
      marketingHash: consentTextHash("contact-marketing", locale),
    },
    limit: { scope: "demo", who: "demo", limit: { max: 1_000_000, seconds: 60 } },
  };
}
