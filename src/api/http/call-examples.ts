/** Responses of calls whose fields mean something other than their names elsewhere. */
export const callExamples: Record<string, unknown> = {
  "GET /packages": {
    data: [
      {
        id: "big-social-starter",
        product: "big-social",
        tier: "starter",
        name: { id: "BigSocial Starter", en: "BigSocial Starter" },
        description: { id: "Untuk satu merek", en: "For one brand" },
        price: 1_500_000,
        features: { id: ["3 topik"], en: ["3 topics"] },
      },
    ],
  },
  "GET /payment-methods": {
    data: [
      { id: "mandiri_va", name: "Mandiri", kind: "virtual_account", channel_fee: 0, min: 1, max: 1_000_000_000 },
      { id: "qris", name: "QRIS", kind: "qris", channel_fee: 0, min: 1, max: 10_000_000 },
    ],
  },
};
