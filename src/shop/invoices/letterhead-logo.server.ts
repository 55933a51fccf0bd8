import type { Database } from "#infra/database/tables.server.ts";
import type { Seller } from "./invoice.ts";
import "./tables.server.ts";

/** A logo as it is printed. */
export interface LetterheadPicture {
  width: number;
  height: number;
  png: Uint8Array;
}

/** Where the company's logo comes from. */
export interface LogoSource {
  /** Returns the logo that is published, undefined for the shipped one. */
  find(): Seller["logo"];
  /** Draws it for print. */
  draw(): Promise<LetterheadPicture | undefined>;
}

/** Creates the logo of the invoices that are issued from now on. */
export function createLetterheadLogo({ db, now }: { db: Database; now: () => Date }, source: LogoSource) {
  let current: Seller["logo"];
  return {
    current: () => current,
    /** Takes over what is published. The picture is stored first, as every invoice that names it needs it. */
    async refresh(): Promise<void> {
      const found = source.find();
      if (found && !(await readLetterheadLogo(db, found.hash))) {
        const drawn = await source.draw();
        if (!drawn) return;
        await db
          .insertInto("letterhead_logos")
          .values({ hash: found.hash, ...drawn, created_at: now() })
          .onConflict((conflict) => conflict.column("hash").doNothing())
          .execute();
      }
      current = found;
    },
  };
}

/** Returns the stored logo of a hash. */
export async function readLetterheadLogo(db: Database, hash: string): Promise<LetterheadPicture | undefined> {
  return db
    .selectFrom("letterhead_logos")
    .select(["width", "height", "png"])
    .where("hash", "=", hash)
    .executeTakeFirst();
}
