import { networkInterfaces } from "node:os";
import { openDatabase } from "../../src/infra/database/open-database.server.ts";
import { findViolations } from "../support/axe.ts";
import { type DemoServer, startDemoServer } from "../support/demo-server.ts";
import { oneTimeCode } from "../support/one-time-code.ts";
import { expect, refusal, test } from "../test.ts";

test.describe.configure({ mode: "serial" });

let demo: DemoServer;

test.beforeAll(async () => {
  // A start on an empty folder makes the demonstration, whatever else the machine does.
  test.setTimeout(600_000);
  demo = await startDemoServer();
});
test.afterAll(() => demo.stop());

/** Returns the address that opens the back office as a role. */
const doorOf = (role: string) =>
  new RegExp(`^ {2}${role} .* (http\\S+/admin/demo/\\S+)$`, "m").exec(demo.output())![1]!;

/** What waits on the first screen of each role, by the addresses to which it leads; readers decide nothing. */
const turns = {
  sales: /\/admin\/(leads|tasks|help|orders)/,
  finance: /\/admin\/(orders|help)/,
  editor: /\/admin\/content\/publications/,
  admin: /\/admin\/(jobs|people|orders|leads)/,
} as const;

for (const [role, work] of Object.entries(turns))
  test(`the printed address of ${role} opens Today with work of that role`, async ({ browser }) => {
    const page = await (await browser.newContext({ locale: "id-ID" })).newPage();
    await page.goto(doorOf(role));
    await expect(page).toHaveURL(`${demo.url}/admin/today`);
    // What no order depends on is still being seeded in the first seconds.
    await expect(page.locator("a.turn").first()).toHaveAttribute("href", work, { timeout: 120_000 });
    expect(await findViolations(page, { atLeast: "serious" })).toEqual([]);
  });

test("the address of a reader opens Today, from this machine only", async ({ browser }) => {
  const page = await (await browser.newContext({ locale: "en-GB" })).newPage();
  const door = doorOf("viewer");
  await page.goto(door);
  await expect(page).toHaveURL(`${demo.url}/admin/today`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Rini");
  const own = Object.values(networkInterfaces())
    .flat()
    .find((each) => each && !each.internal && each.family === "IPv4");
  test.skip(!own, "this machine has no address in a network");
  const { port, pathname } = new URL(door);
  const other = await (await browser.newContext()).request.get(`http://${own!.address}:${port}${pathname}`, {
    maxRedirects: 0,
  });
  expect(other.status()).toBe(404);
  expect(other.headers()["set-cookie"]).toBeUndefined();
});

test("a setting about money asks for the second factor again once it is old, with the code of the printed secret", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(refusal(409, "/admin/settings/guarded"));
  const secret = /secret ([A-Z2-7]+)/.exec(demo.output())![1]!;
  const page = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await page.goto(doorOf("admin"));
  await expect(page).toHaveURL(`${demo.url}/admin/today`);
  // An open page would call the server that is away.
  await page.goto("about:blank");
  await demo.restart(async () => {
    const database = await openDatabase({ dataDir: demo.dataDir, databaseUrl: undefined });
    const hourAgo = new Date(Date.now() - 3_600_000);
    await database.db.updateTable("sessions").set({ factor_at: hourAgo }).execute();
    await database.close();
  });
  await page.goto(`${demo.url}/admin/settings`);
  const label = "Limit for a second person";
  const setting = page.getByRole("listitem").filter({ hasText: label });
  await setting.getByRole("button", { name: `Change: ${label}` }).click();
  const dialog = page.getByRole("dialog", { name: label, exact: true });
  await dialog.getByLabel(label).fill("25000000");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await page.locator("#factor-code").fill(oneTimeCode(secret));
  await page.locator("#factor-code").press("Enter");
  await expect(setting).toContainText("Rp25,000,000");
});
