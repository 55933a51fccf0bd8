import { z } from "zod";

/** What `GET /voucher` returns: the vouchers that match, none for a wrong code. */
export const vouchersResponse = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      uuid: z.string(),
      max_price: z.int().nullable(),
      expired: z.string().nullable(),
      start_date: z.string(),
      end_date: z.string(),
      value: z.int(),
      unit: z.enum(["percent", "idr"]),
      createdAt: z.string(),
      updatedAt: z.string(),
    }),
  ),
});
export type VouchersResponse = z.infer<typeof vouchersResponse>;
