import { randomUUID } from "node:crypto";
import type { LetterContent } from "#growth/newsletter/letters/letter-content.ts";
import type { SenderDeps } from "#growth/newsletter/sending/sender-deps.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import type { Locale } from "#text/locales.ts";

/** Returns what letters stand on, in tests; mails are refused unless a mailer is given. */
export function testLetters({
  db,
  jobs,
  now,
  ...overrides
}: { db: Database; jobs: Jobs; now: () => Date } & Partial<SenderDeps>): SenderDeps {
  return {
    db,
    jobs,
    now,
    log: silentLog,
    mailer: {
      send: async () => {
        throw new Error("This test sends no mail");
      },
    },
    publicUrl: "https://www.bigsuite.example",
    apiUrl: "https://www.bigsuite.example/api",
    secret: "a secret that signs the links of letters",
    inboundMail: undefined,
    perMinute: 1_000_000,
    pictureFor: async () => undefined,
    leadsToPage: () => true,
    emailOf: async (id) => `${id}@staff.example`,
    ...overrides,
  };
}

/** What a letter of the tests says. */
export const letterContent: LetterContent = {
  subject: { id: "Kabar November", en: "November news" },
  preheader: { id: "Satu panduan dan dua acara", en: "One guide and two events" },
  blocks: [
    { kind: "heading", key: "a", text: { id: "Panduan", en: "Guide" } },
    {
      kind: "text",
      key: "b",
      text: { id: "Baca **semua** di [wawasan](/resources).", en: "Read **all** in [resources](/resources)." },
    },
    { kind: "article", key: "c", slug: "ask-data-in-everyday-language" },
    { kind: "product", key: "d", product: "big-social" },
    { kind: "button", key: "e", label: { id: "Lihat harga", en: "See prices" }, href: "/products/pricing" },
  ],
};

/** Inserts confirmed subscribers, of whom every third reads English; returns their ids by address. */
export async function insertSubscribers(
  db: Database,
  count: number,
  at: Date,
  nameOf: (index: number) => string = () => "reader",
): Promise<Map<string, string>> {
  const people = Array.from({ length: count }, (_, index) => {
    const locale: Locale = index % 3 === 0 ? "en" : "id";
    return { id: randomUUID(), email: `${nameOf(index)}-${index}@contoh.example`, locale };
  });
  for (let start = 0; start < count; start += 1000)
    await db
      .insertInto("subscribers")
      .values(
        people.slice(start, start + 1000).map((person) => ({
          ...person,
          state: "confirmed" as const,
          privacy_version: "2026-11-20",
          asked_at: at,
          confirmed_at: at,
        })),
      )
      .execute();
  return new Map(people.map(({ email, id }) => [email, id]));
}

/** Inserts a letter whose time has come. */
export async function insertDueLetter(db: Database, at: Date, content = letterContent): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("letters")
    .values({
      id,
      state: "scheduled",
      topic: "monthly",
      locales: ["id", "en"],
      content: JSON.stringify(content),
      scheduled_at: at,
      author: "editor",
      created_at: at,
      updated_at: at,
      frozen: null,
      slug: null,
      problem: null,
      started_at: null,
      finished_at: null,
    })
    .execute();
  return id;
}
