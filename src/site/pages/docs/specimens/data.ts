import type { SpecimenCall } from "./specimen-call.ts";

export const spider: readonly SpecimenCall[] = [
  {
    method: "GET",
    path: "/spider/tables/{table}/rows",
    sample: "/spider/tables/harga-pangan/rows?changed_since=2026-11-20",
    response: {
      data: [
        {
          komoditas: "Cabai rawit merah",
          harga: 62500,
          pasar: "Pasar Contoh",
          collected_at: "2026-11-21T22:00:41Z",
          source_url: "https://contoh.example/harga/cabai-rawit-merah",
        },
      ],
      meta: { next_cursor: null },
    },
    fields: [
      ["table", "string", "required"],
      ["changed_since", "date"],
      ["cursor", "string"],
      ["source_url", "uri"],
    ],
  },
];

export const lake: readonly SpecimenCall[] = [
  {
    method: "GET",
    path: "/lake/tables/{table}",
    sample: "/lake/tables/penjualan_harian",
    response: {
      data: {
        name: "penjualan_harian",
        owner: "keuangan@contoh.co.id",
        refreshed_at: "2026-11-22T21:30:00Z",
        quality: { checked: 8, passed: 8 },
        columns: [
          { name: "cabang", type: "text", masked: false },
          { name: "nik_pelanggan", type: "text", masked: true },
        ],
        from: ["kasir.transaksi", "acuan.cabang"],
      },
    },
    fields: [
      ["table", "string", "required"],
      ["quality", "object"],
      ["masked", "boolean"],
      ["from", "array<string>"],
    ],
  },
];

export const query: readonly SpecimenCall[] = [
  {
    method: "POST",
    path: "/query",
    sample: "/query",
    body: { question: "Cabang mana yang penjualannya turun minggu lalu?", source: "gudang-penjualan", max_gb: 5 },
    response: {
      data: {
        sql: "SELECT cabang, sum(penjualan_bersih) FROM penjualan_harian WHERE tanggal >= DATE '2026-11-16' GROUP BY cabang",
        columns: ["cabang", "penjualan_bersih"],
        rows: [
          ["Malang", 184200000],
          ["Kediri", 97500000],
        ],
        scanned_gb: 0.4,
        seconds: 0.9,
      },
    },
    fields: [
      ["question", "string"],
      ["sql", "string"],
      ["source", "string", "required"],
      ["max_gb", "number"],
      ["scanned_gb", "number"],
    ],
  },
];

export const builder: readonly SpecimenCall[] = [
  {
    method: "GET",
    path: "/builder/tables/{table}/rows",
    sample: "/builder/tables/pengajuan-kredit/rows?status=disetujui",
    response: {
      data: [{ id: "row_18", pemohon: "Warung Contoh", jumlah: 25000000, status: "disetujui" }],
      meta: { next_cursor: null },
    },
    fields: [
      ["table", "string", "required"],
      ["cursor", "string"],
    ],
  },
];
