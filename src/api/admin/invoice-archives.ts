import { archiveContract } from "#shop/invoice-archives/archive-contract.ts";
import { askForArchive, listArchives, openArchive } from "#shop/invoice-archives/invoice-archives.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { serve } from "../http/serve.ts";

/** ZIP files of many invoices. */
export function invoiceArchives(api: Api, { shop }: ApiDeps): void {
  serve(api, archiveContract, {
    list: ({ staff }) => listArchives(shop, staff.user.id),
    ask: ({ body, staff }) => askForArchive(shop, body, staff.actor),
    file: async ({ params, staff }, reply) => {
      const file = await openArchive(shop, params.id, staff.user.id);
      if (!file?.ok) return file;
      return reply
        .type("application/zip")
        .header("content-length", file.size)
        .header("content-disposition", `attachment; filename="${file.name}"`)
        .send(file.bytes);
    },
  });
}
