import type { FastifyRequest } from "fastify";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { readAccountCodes, saveAccountCodes } from "#shop/books/account-codes.server.ts";
import { bookContract } from "#shop/books/book-contract.ts";
import { journalFile } from "#shop/books/journal-file.server.ts";
import { moneyFiles } from "#shop/books/money-files.server.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { serve } from "../http/serve.ts";

/** What moved in a month, as files for accountants. */
export function books(api: Api, deps: ApiDeps): void {
  const { db, now } = deps;

  const fileOf =
    (name: keyof typeof moneyFiles) =>
    async ({ query: { period }, staff }: { query: { period: string }; staff: Staff }) => {
      await recordFile(staff, name, period);
      const { columns, rows } = moneyFiles[name];
      return { name: `${name}-${period}`, columns, rows: rows(db, period) };
    };

  serve(api, bookContract, {
    invoices: fileOf("invoices"),
    payments: fileOf("payments"),
    refunds: fileOf("refunds"),
    journal: async ({ query: { period, layout }, staff, request }) => {
      await recordFile(staff, "journal", period);
      const locale = preferredLocale(request.headers["accept-language"]);
      const name = `journal-${period}${layout === "general" ? "" : `-${layout}`}`;
      return { name, ...(await journalFile(db, { period, layout, locale })) };
    },
    accounts: () => readAccountCodes(db),
    saveAccounts: ({ body, staff }) => saveAccountCodes(deps, body, staff.actor),
  });

  /** Records a file before its first row is sent: who has part of it has it too. */
  async function recordFile(staff: Staff, file: string, period: string): Promise<void> {
    await db.transaction().execute((trx) =>
      recordChange(trx, staff.actor, now(), {
        action: "order.books_exported",
        object: { kind: "orders", id: "all" },
        after: { file, period },
      }),
    );
  }
}

type Staff = FastifyRequest["staff"];
