import { type Browser, test as base, expect, request } from "../test.ts";
import { type StaffMember, staff, staffOfTest } from "./admin.ts";

interface Entry {
  action: string;
  request_id: string | null;
}

interface Audit {
  /**
   * Returns the actions that the audit log has by a member of staff, `audited(sales)`, or of an object by whomever,
   * `audited("leads:<id>")`, oldest first. Both are created by the test, so that there was none before.
   */
  audited: (by: StaffMember | `${string}:${string}`) => Promise<string[]>;
  auditEveryChange: undefined;
}

/** Calls that change nothing, although they are not sent with GET. */
const reading = [
  /\/content\/((mail-)?previews|find)$/,
  /\/confirm$/,
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
  audited: async ({ browser }, use) => {
    await use(async (by) => {
      const entries = await readAudit(browser, typeof by === "string" ? { object: by } : { actor: by.id });
      const actions = entries.map(({ action }) => action);
      // A person of the staff sets up and gives their second factor before the journey begins.
      return typeof by === "string" ? actions : actions.filter((action) => !action.startsWith("account."));
    });
  },
  auditEveryChange: [
    async ({ browser }, use) => {
      staffOfTest.length = 0;
      await use(undefined);
      for (const { id, name, changes } of [...staffOfTest]) {
        const sent = [...changes].filter(([, call]) => !reading.some((pattern) => pattern.test(call)));
        if (sent.length === 0) continue;
        const recorded = new Set((await readAudit(browser, { actor: id })).map(({ request_id }) => request_id));
        const missing = sent.filter(([requestId]) => !recorded.has(requestId)).map(([, call]) => call);
        expect(missing, `changes by ${name} without an entry in the audit log`).toEqual([]);
      }
    },
    { auto: true },
  ],
});

/** Reads the log by calls, as an administrator of this worker; nobody else may. */
async function readAudit(browser: Browser, filter: Record<string, string>): Promise<Entry[]> {
  auditor ??= createAuditor(browser);
  const { baseURL } = base.info().project.use;
  const calls = await request.newContext({ baseURL: baseURL!, storageState: await auditor });
  const { token } = (await (await calls.get("/api/auth/token")).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const response = await calls.get("/api/admin/audit", { headers, params: { ...filter, limit: 200 } });
  expect(response.status(), await response.text()).toBe(200);
  const { data } = (await response.json()) as { data: Entry[] };
  await calls.dispose();
  return data.toReversed();
}

type Login = Awaited<ReturnType<ReturnType<StaffMember["page"]["context"]>["storageState"]>>;
let auditor: Promise<Login> | undefined;

async function createAuditor(browser: Browser): Promise<Login> {
  const { page } = await staff(browser, "admin", { name: `auditor.${base.info().workerIndex}` });
  const login = await page.context().storageState();
  await page.context().close();
  return login;
}
