import { randomUUID } from "node:crypto";
import type { Database } from "#infra/database/tables.server.ts";
import { changeRequest, replyToRequest } from "#shop/help/help-desk.server.ts";
import { sendHelpRequest, solveOwn, writeAgain } from "#shop/help/help-requests.server.ts";
import type { HelpTopic } from "#shop/help/help-states.ts";
import type { Shop } from "#shop/shop.server.ts";
import type { MovedClock } from "./moved-clock.ts";
import type { SeededCustomer } from "./seed-customers.server.ts";
import type { DemoColleague } from "./seed-staff.server.ts";
import { withoutJobs } from "./without-jobs.server.ts";

/** What happens to a request after it was sent, with the hours that pass before. */
type Step =
  | { after: number; by: "assigned" | "solved-by-team" | "solved-by-customer" }
  | { after: number; by: "team" | "note" | "customer"; text: string };

interface DemoThread {
  /** The customer at a place of the list. */
  customer: number;
  daysAgo: number;
  topic: HelpTopic;
  /** Whether it is about the customer's newest order. */
  order?: true;
  text: string;
  steps?: readonly Step[];
}

/** Requests of invented customers in every state, oldest first. */
const threads: readonly DemoThread[] = [
  {
    customer: 4,
    daysAgo: 12,
    topic: "invoice",
    order: true,
    text: "Could the invoice name our branch in Surabaya instead of the head office?",
    steps: [
      {
        after: 3,
        by: "team",
        text: "Yes. Please tell us the branch's full name and NPWP, as they stand on its letters.",
      },
      {
        after: 20,
        by: "customer",
        text: "Sentosa Insurance, Surabaya branch. The NPWP is the one of the head office.",
      },
      {
        after: 2,
        by: "team",
        text: "Done: the next invoice names the branch. The present one stays, as it has been reported.",
      },
      { after: 5, by: "solved-by-customer" },
    ],
  },
  {
    customer: 0,
    daysAgo: 9,
    topic: "product",
    text: "Bagaimana cara menambah kata kunci yang dipantau? Di panduan disebut lima, kami sudah punya tujuh.",
    steps: [
      { after: 4, by: "assigned" },
      {
        after: 1,
        by: "team",
        text: "Paket Starter memantau lima kata kunci. Di paket Growth dua puluh; selisih harinya kami hitung.",
      },
      { after: 30, by: "solved-by-team" },
    ],
  },
  {
    customer: 9,
    daysAgo: 4,
    topic: "refund",
    order: true,
    text: "Pembayaran kami terpotong dua kali untuk pesanan yang sama. Mohon yang kedua dikembalikan.",
    steps: [
      { after: 2, by: "note", text: "Bank menunjukkan dua pembayaran; yang kedua ada di antrean keputusan." },
      {
        after: 1,
        by: "team",
        text: "Betul, pembayaran kedua sudah kami temukan. Isi rekening tujuan di halaman pesanan Anda.",
      },
    ],
  },
  {
    customer: 3,
    daysAgo: 3,
    topic: "access",
    order: true,
    text: "Rekan saya belum menerima undangan ke ruang kerja. Alamatnya sudah benar.",
    steps: [
      { after: 2, by: "team", text: "Undangannya kami kirim ulang. Apakah sudah masuk?" },
      { after: 26, by: "customer", text: "Belum, di folder spam pun tidak ada." },
    ],
  },
  {
    customer: 13,
    daysAgo: 0.4,
    topic: "payment",
    order: true,
    text: "The bank says the virtual account number is unknown. Is it still valid?",
  },
  {
    customer: 10,
    daysAgo: 0.1,
    topic: "other",
    text: "Bolehkah logo kami ditampilkan di halaman pelanggan, dan siapa yang perlu kami hubungi?",
  },
];

/** Sends the sample requests for help with the shop's own functions, and lets customers and staff go on with them. */
export async function seedDemoHelp(
  { db, shop: real }: { db: Database; shop: Shop },
  clock: MovedClock,
  customers: ReadonlyMap<number, SeededCustomer>,
  colleagues: readonly DemoColleague[],
): Promise<void> {
  const shop: Shop = { ...real, jobs: withoutJobs, now: clock.now };
  const { id: ownerId, name, actor } = colleagues.find(({ role }) => role === "sales")!;
  const author = { id: ownerId, name };
  for (const { customer: place, daysAgo, topic, order, text, steps = [] } of threads) {
    const seeded = customers.get(place);
    if (!seeded) continue;
    clock.setAgo(daysAgo);
    const customer = { id: seeded.userId, name: `${seeded.first} ${seeded.last}`, locale: seeded.locale };
    const id = randomUUID();
    const about = order ? await newestOrder(db, seeded.userId) : "";
    const sent = await sendHelpRequest(shop, customer, { id, topic, order: about, text, file: "" });
    if (!sent.ok) throw new Error(`a sample request for help was not stored: ${sent.code}`);
    for (const step of steps) {
      clock.addHours(step.after);
      const { version } = await db
        .selectFrom("help_requests")
        .select("version")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      if ("text" in step) {
        const { by, text: written } = step;
        const reply = { id: randomUUID(), version, text: written, note: by === "note" };
        if (by === "customer") await writeAgain(shop, customer, id, { ...reply, file: "" });
        else await replyToRequest(shop, id, reply, { author, actor });
      } else if (step.by === "solved-by-customer") await solveOwn(shop, customer.id, id);
      else {
        const change = step.by === "assigned" ? { owner_id: author.id } : { solved: true as const };
        await changeRequest(shop, id, { version, ...change }, actor);
      }
    }
  }
}

async function newestOrder(db: Database, userId: string): Promise<string> {
  const orders = db.selectFrom("orders").select("id").where("user_id", "=", userId);
  return (await orders.orderBy("placed_at", "desc").limit(1).executeTakeFirst())?.id ?? "";
}
