import { z } from "zod";
import { get } from "#contract/contract.ts";

/** What the search over every object finds: `path` is its screen in the back office. */
const foundObject = z.object({
  kind: z.enum(["leads", "orders", "customers"]),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  path: z.string(),
});
export type FoundObject = z.output<typeof foundObject>;

/** The search of the back office: leads, orders and customers by number, name, company, address or virtual account. */
export const searchContract = {
  find: get("/admin/search", {
    permission: ["today", "read"],
    tag: "session",
    summary: "Find leads, orders and customers that the person may read, a few of each",
    // A NUL, which the database refuses, is replaced.
    query: z.object({
      q: z
        .string()
        .trim()
        .min(2)
        .max(100)
        .overwrite((typed) => typed.replaceAll("\0", " ")),
    }),
    data: z.array(foundObject),
  }),
};
