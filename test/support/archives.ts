import type { Actor } from "#infra/audit/actor.ts";
import { askForArchive } from "#shop/invoice-archives/invoice-archives.server.ts";
import { writeArchive } from "#shop/invoice-archives/write-archive.server.ts";
import type { Shop } from "#shop/shop.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";

type Staff = Extract<Actor, { kind: "staff" }>;

/** Asks for an archive of this month's invoices, of which there is one, and writes it; or fails to, as its invoices are gone. */
export async function makeArchive(shop: Shop, by: Staff, outcome: "ready" | "failed"): Promise<void> {
  const query = { period: jakartaDay(shop.now()).slice(0, 7), part: 1, locale: "id" } as const;
  const asked = await askForArchive(shop, query, by);
  if (!("id" in asked)) throw new Error(asked.code);
  if (outcome === "ready") return writeArchive(shop, asked.id);
  await shop.db.updateTable("invoice_archives").set({ period: "2019-01" }).where("id", "=", asked.id).execute();
  // The failure is told, and thrown for the log.
  await writeArchive(shop, asked.id).catch(() => {});
}
