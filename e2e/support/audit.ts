import { test as base, expect } from "../test.ts";
import { type StaffMember, staffCalls, staffOfTest } from "./admin.ts";

interface Entry {
  at: string;
  action: string;
  request_id: string | null;
}

interface Audit {
  /**
   * Returns the actions that the audit log has by a member of staff since the test began with them, `audited(sales)`, or of
   * an object of the test by whomever, `audited("leads:<id>")`, oldest first.
   */
  audited: (by: StaffMember | `${string}:${string}`) => Promise<string[]>;
  auditEveryChange: undefined;
}

/** Calls that change nothing but what their sender has read or wants to be mailed, although they are not sent with GET. */
const reading = [
  /\/content\/((mail-)?previews|find)$/,
  /\/confirm$/,
  /\/notifications\/(read|settings|\d+)$/,
  /\/people\/find$/,
  /\/subscribers\/trial$/,
  /\/costs\/preview$/,
  /\/system\/checks$/,
];

/**
 * The test function of the back office. After each journey, every change that the server accepted from a page of the
 * staff must have its entries in the audit log.
 */
export const test = base.extend<Audit>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
  audited: async ({}, use) => {
    await use(async (by) => {
      const isOfObject = typeof by === "string";
      const entries = await readAudit(isOfObject ? { object: by } : { actor: by.id });
      const own = isOfObject ? entries : entries.filter(({ at }) => new Date(at) >= by.since);
      return own.map(({ action }) => action);
    });
  },
  auditEveryChange: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use) => {
      staffOfTest.length = 0;
      await use(undefined);
      for (const { id, name, changes } of [...staffOfTest]) {
        const sent = [...changes].filter(([, call]) => !reading.some((pattern) => pattern.test(call)));
        if (sent.length === 0) continue;
        const recorded = new Set((await readAudit({ actor: id })).map(({ request_id }) => request_id));
        const missing = sent.filter(([requestId]) => !recorded.has(requestId)).map(([, call]) => call);
        expect(missing, `changes by ${name} without an entry in the audit log`).toEqual([]);
      }
    },
    { auto: true },
  ],
});

/** Reads the log by calls, as the worker's administrator; nobody else may. */
async function readAudit(filter: Record<string, string>): Promise<Entry[]> {
  const calls = await staffCalls("admin");
  const response = await calls.get("/api/admin/audit", { params: { ...filter, limit: 200 } });
  expect(response.status(), await response.text()).toBe(200);
  const { data } = (await response.json()) as { data: Entry[] };
  await calls.dispose();
  return data.toReversed();
}
