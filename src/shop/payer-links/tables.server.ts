// Makes the file a module, whose declaration adds to that of the tables.
export {};

interface PayerLinkTable {
  id: string;
  order_id: string;
  created_at: Date;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    payer_links: PayerLinkTable;
  }
}
