import type { SpecimenCall } from "./specimen-call.ts";

export const social: readonly SpecimenCall[] = [
  {
    method: "GET",
    path: "/social/mentions",
    sample: "/social/mentions?topic=markisa-kareba&since=2026-11-01&sentiment=negative",
    response: {
      data: [
        {
          id: "men_91F4C",
          network: "x",
          at: "2026-11-14T00:12:09Z",
          text: "Baru mau minum Markisa Kareba, tutupnya udah longgar. Lengket semua isi tas gue wkwk",
          sentiment: "negative",
          issues: ["tutup botol"],
          city: "Makassar",
          reach: 1840,
        },
      ],
      meta: { next_cursor: "eyJhdCI6MTc2M30" },
    },
    fields: [
      ["topic", "string", "required"],
      ["since", "date"],
      ["until", "date"],
      ["sentiment", "positive | neutral | negative"],
      ["cursor", "string"],
      ["issues", "array<string>"],
      ["reach", "integer"],
    ],
  },
  {
    method: "GET",
    path: "/social/issues",
    sample: "/social/issues?topic=markisa-kareba&days=7",
    response: {
      data: [
        { issue: "tutup botol", mentions: 58, usual: 6, share_negative: 0.83 },
        { issue: "harga", mentions: 41, usual: 44, share_negative: 0.29 },
      ],
    },
    fields: [
      ["topic", "string", "required"],
      ["days", "integer"],
      ["usual", "integer"],
      ["share_negative", "number"],
    ],
  },
];
