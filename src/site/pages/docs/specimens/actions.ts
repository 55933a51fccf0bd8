import type { SpecimenCall } from "./specimen-call.ts";

export const action: readonly SpecimenCall[] = [
  {
    method: "POST",
    path: "/action/signals",
    sample: "/action/signals",
    body: { signal: "suhu-gudang", key: "gudang-makassar-2026-11-22", value: 9.4, note: "Batas 8 derajat" },
    response: { data: { run: "run_5HQ1C", state: "waiting_for_approval", owner: "Andi Rahma" } },
    fields: [
      ["signal", "string", "required"],
      ["key", "string", "required"],
      ["value", "any"],
      ["state", "string"],
    ],
  },
];

export const market: readonly SpecimenCall[] = [
  {
    method: "GET",
    path: "/market/data-sets/{data_set}/rows",
    sample: "/market/data-sets/lalu-lintas-pejalan-kaki/rows?period=2026-10",
    response: {
      data: [{ kawasan: "Contoh Barat", hari: "2026-10-04", pejalan: 18240 }],
      meta: { next_cursor: null, licence_ends: "2027-03-31" },
    },
    fields: [
      ["data_set", "string", "required"],
      ["period", "month"],
      ["licence_ends", "date"],
    ],
  },
];

export const marketplace: readonly SpecimenCall[] = [
  {
    method: "POST",
    path: "/location/address",
    sample: "/location/address",
    body: { text: "Jl. Contoh no 1 RT 05/RW 02, Kel. Sukamaju, Genteng, Surabaya" },
    response: {
      data: {
        street: "Jalan Contoh 1",
        rt: "005",
        rw: "002",
        village: "Sukamaju",
        district: "Genteng",
        city: "Kota Surabaya",
        confidence: 0.96,
      },
    },
    fields: [
      ["text", "string", "required"],
      ["confidence", "number"],
    ],
  },
  {
    method: "POST",
    path: "/text/sentiment",
    sample: "/text/sentiment",
    body: { text: "gpp sih, tp lama bgt" },
    response: { data: { sentiment: "negative", confidence: 0.81, language: "id", style: "colloquial" } },
    fields: [
      ["text", "string", "required"],
      ["sentiment", "positive | neutral | negative"],
      ["confidence", "number"],
    ],
  },
];
