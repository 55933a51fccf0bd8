import { readSet } from "#content/read-set.server.ts";
import type { SellerConfig } from "#infra/config.server.ts";

/** The company as invoices name it: one place for name, address and tax number, the words that every page uses. */
export function readSeller(): SellerConfig {
  const { company } = readSet("id", "common");
  return {
    name: company.legalName,
    address: `${company.street}, ${company.city} ${company.postalCode}`,
    npwp: company.npwp,
  };
}
