import type { SampleRequest } from "./sample-request.ts";

/** The requests of the guides to the site's API that are one call each. */
export const siteRequests: Record<string, SampleRequest> = {
  packages: { method: "GET", path: "/packages?product=big-social" },
  quote: {
    method: "POST",
    path: "/quotes",
    body: { package_id: "big-social-growth", months: 3, voucher_code: "HEMAT3", payment_method: "mandiri_va" },
  },
  contact: {
    method: "POST",
    path: "/contact-us",
    headers: { "Idempotency-Key": "7f3c1f5e-kontak-1" },
    body: {
      name: "Sari Wulandari",
      company: "PT Contoh Ritel",
      email: "sari@contoh.co.id",
      phone: "0812 3456 7890",
      industry: "retail",
      job: "Manajer pemasaran",
      product: "big-social",
      message: "Kami ingin memantau 12 kota.",
    },
  },
  search: { method: "GET", path: "/search?q=dasbor&locale=id" },
};
