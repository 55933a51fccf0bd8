import type { Sample, SampleLanguage, SampleRequest } from "./sample-request.ts";
import { writeSample } from "./write-sample.ts";

/** The requests of the guides to the site's API that are one call each. */
const siteRequests: Record<string, SampleRequest> = {
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

const files = import.meta.glob<string>("./files/*", { query: "?raw", import: "default", eager: true });

/** Returns the sample of a guide in every language it has, with the URLs of the site and its API, so that it can be pasted unchanged. */
export function sampleNamed(name: string, { api, site }: { api: string; site: string }): Sample {
  const request = siteRequests[name];
  if (request) return writeSample(request, api);
  const found = Object.entries(files).flatMap(([path, code]) => {
    const [, stem, language] = /\/([\w-]+)\.(\w+)$/.exec(path)!;
    return stem === name ? [[language as SampleLanguage, fill(code.trimEnd(), { api, site })] as const] : [];
  });
  if (found.length === 0) throw new Error(`There is no sample ${name}`);
  return Object.fromEntries(found);
}

/** Replaces `{api}` and `{site}`; `${api}` is JavaScript. */
function fill(code: string, urls: { api: string; site: string }): string {
  return code.replace(/(?<!\$)\{(api|site)\}/g, (_, name: keyof typeof urls) => urls[name]);
}
