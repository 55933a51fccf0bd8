import { openScreen, staff, staffCalls } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { sendRequest } from "../support/contact-request.ts";
import { placeOrderByCalls } from "../support/order-calls.ts";
import { createCustomer, uniqueUsername } from "../support/people.ts";
import { expect, type Page } from "../test.ts";

test("names are offered where an @ is typed: fewer with each letter, by keys, by a press, and at 320 px", async ({
  browser,
}) => {
  const colleague = await staff(browser, "admin", { name: "dewi" });
  const { page, name: own } = await staff(browser, "sales", { viewport: { width: 320, height: 700 } });
  const lead = await sendRequest(page, `${uniqueUsername("sebut")}@example.id`);
  await openScreen(page, `/leads/${lead}`);
  const conversation = page.getByRole("region", { name: "Percakapan" });
  await conversation.getByRole("tab", { name: "Catatan" }).click();
  const note = conversation.getByLabel("Catatan untuk rekan");
  const names = page.getByRole("listbox", { name: "Sebut rekan" });
  const option = names.getByRole("option", { name: `@${colleague.name}`, exact: false });
  await note.click();
  await page.keyboard.type("Tolong @");
  await expect(option).toBeVisible();
  // Nobody mentions themselves.
  await expect(names.getByRole("option", { name: `@${own}` })).toHaveCount(0);
  const all = await names.getByRole("option").count();
  await page.keyboard.type(colleague.name.slice(0, 4));
  await expect(async () => expect(await names.getByRole("option").count()).toBeLessThanOrEqual(all)).toPass();
  await expect(note).toHaveAttribute("aria-controls", (await names.getAttribute("id"))!);
  await expect(conversation.getByRole("status").filter({ hasText: "rekan, pilih dengan" })).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  const active = await note.getAttribute("aria-activedescendant");
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute("aria-selected", "true");
  expect(await findViolations(page)).toEqual([]);
  const box = (await names.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await page.keyboard.type(colleague.name.slice(4));
  await page.keyboard.press("Enter");
  await expect(note).toHaveValue(`Tolong @${colleague.name} `);
  await expect(names).toBeHidden();
  await expect(note).not.toHaveAttribute("aria-activedescendant");
  // Escape closes the names of this mention, and the next one has them again; a press takes one.
  await page.keyboard.type("dan @");
  await expect(option).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(names).toBeHidden();
  await page.keyboard.type("d");
  await expect(names).toBeHidden();
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await conversation.getByRole("button", { name: "Sebut rekan" }).click();
  await page.keyboard.type(colleague.name.slice(0, 6));
  await option.click();
  await expect(note).toBeFocused();
  await expect(note).toHaveValue(`Tolong @${colleague.name} dan @${colleague.name} `);
  await page.keyboard.press("Control+Enter");
  await expect(note).toHaveValue("");
  // The server understood it: the colleague is told.
  await openScreen(colleague.page, "/notifications");
  await expect(colleague.page.getByRole("main").getByRole("link", { name: /menyebut Anda/ })).toBeVisible();
});

test("the page of a lead shows by itself what colleagues and the customer do", async ({ browser, page: site }) => {
  const customer = await createCustomer(site, { prefix: "" }, "pembeli.langsung");
  const email = `${customer}@example.id`;
  const { page } = await staff(browser, "sales");
  const lead = await sendRequest(page, email, { company: `PT ${uniqueUsername("langsung")}` });
  await openScreen(page, `/leads/${lead}`);
  const conversation = page.getByRole("region", { name: "Percakapan" });
  await expect(conversation.getByLabel("Mulai dari")).toBeVisible();

  const calls = await staffCalls("admin");
  const version = async () => (await (await calls.get(`/api/admin/leads/${lead}`)).json()).data.version as number;
  const send = async (method: "post" | "put" | "patch", path: string, data: object) => {
    const answer = await calls[method](`/api/admin${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const id = () => crypto.randomUUID();
  await send("post", `/leads/${lead}/notes`, { id: id(), text: "Sudah saya telepon" });
  await expect(conversation.getByText("Sudah saya telepon")).toBeVisible();
  await send("post", `/leads/${lead}/attempts`, { id: id(), channel: "call" });
  await expect(conversation.getByText(/menghubungi lewat telepon/)).toBeVisible();
  const about = { kind: "lead", id: lead };
  await send("post", "/tasks", { id: id(), title: "Kirim penawaran", day: "2099-01-05", about });
  await expect(page.getByRole("button", { name: "Tandai selesai: Kirim penawaran" })).toBeVisible();
  const deal = { lines: [], amount: 7_500_000, months: null, expected_close: null };
  await send("put", `/leads/${lead}/deal`, { version: await version(), ...deal });
  await expect(page.getByText(/Rp7\.500\.000/).first()).toBeVisible();
  await send("patch", `/leads/${lead}`, { version: await version(), state: "qualified" });
  await expect(page.locator(".screen-head").getByText("Layak")).toBeVisible();
  const number = await placeOrderByCalls(site, { package_id: "big-social-growth", months: 1 }, "id");
  await expect(page.getByRole("link", { name: number })).toBeVisible();
  await calls.dispose();
});

/** Keeps the changes that a page sends from the server until the function that it returns is called. */
async function holdChanges(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  let held = 0;
  await page.route(pattern, async (route) => {
    if (route.request().method() !== "GET") {
      held++;
      await gate.promise;
    }
    await route.fallback();
  });
  return async () => {
    await expect.poll(() => held).toBeGreaterThan(0);
    gate.resolve();
  };
}

test("state, owner, tags, tasks and notifications change at the press, and back with who was faster", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(/status of 409 .*\/admin\/leads\//, /ERR_FAILED .*\/admin\/live/);
  const sales = await staff(browser, "sales", { name: "segera" });
  const { page, name } = sales;
  const company = `PT ${uniqueUsername("segera")}`;
  const lead = await sendRequest(page, `${uniqueUsername("segera")}@example.id`, { company });
  await openScreen(page, `/leads/${lead}`);
  await expect(page.getByRole("button", { name: /^Tugaskan: Belum ada/ })).toBeVisible();
  const head = page.locator(".screen-head");

  // Nothing has reached the server, and the screen says it already; both presses count.
  const release = await holdChanges(page, /\/api\/admin\/leads\//);
  await page.keyboard.press("i");
  await expect(page.getByRole("button", { name: new RegExp(`^Tugaskan: .*${name.split(".")[0]}`) })).toBeVisible();
  await page.keyboard.press("s");
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("button", { name: "Dihubungi" }).click();
  await expect(head.getByText("Dihubungi")).toBeVisible();
  await release();
  const calls = await staffCalls("admin");
  const read = async () => (await (await calls.get(`/api/admin/leads/${lead}`)).json()).data;
  await expect.poll(async () => [(await read()).state, (await read()).owner?.id]).toEqual(["contacted", sales.id]);
  await expect(head.getByText("Dihubungi")).toBeVisible();

  const task = { id: crypto.randomUUID(), title: "Telepon lagi", day: "2099-01-05", about: { kind: "lead", id: lead } };
  expect((await calls.post("/api/admin/tasks", { data: task })).ok()).toBe(true);
  const check = page.getByRole("button", { name: "Tandai selesai: Telepon lagi" });
  await expect(check).toBeVisible();
  const releaseTask = await holdChanges(page, /\/api\/admin\/tasks\//);
  await check.click();
  await expect(page.getByRole("button", { name: "Buka lagi: Telepon lagi" })).toBeVisible();
  await releaseTask();
  await expect(page.locator("[data-task]")).toHaveCount(0);

  // Tags too: two of them, one taken away, and that undone.
  const tags = page.getByLabel("Label", { exact: true });
  const removing = (tag: string) => page.getByRole("button", { name: `Hapus label ${tag}` });
  const releaseTags = await holdChanges(page, /\/api\/admin\/leads\/[^/]+\/fields/);
  for (const tag of ["Pameran", "Penting"]) {
    await tags.fill(tag);
    await tags.press("Enter");
    await expect(removing(tag)).toBeVisible();
  }
  await releaseTags();
  await expect.poll(async () => (await read()).tags).toEqual(["Pameran", "Penting"]);
  await removing("Pameran").click();
  await expect(removing("Pameran")).toHaveCount(0);
  await expect.poll(async () => (await read()).tags).toEqual(["Penting"]);
  await page.locator(".toast", { hasText: "Label Pameran dihapus" }).getByRole("button", { name: "Urungkan" }).click();
  await expect(removing("Pameran")).toBeVisible();
  await expect.poll(async () => (await read()).tags.toSorted()).toEqual(["Pameran", "Penting"]);
  expect(await findViolations(page)).toEqual([]);

  // Somebody else is faster, and this page does not know: its channel is cut.
  await page.route(/\/api\/admin\/live/, (route) => route.abort());
  await page.reload();
  await expect(head.getByText("Dihubungi")).toBeVisible();
  const { version } = await read();
  expect((await calls.patch(`/api/admin/leads/${lead}`, { data: { version, state: "qualified" } })).ok()).toBe(true);
  await page.keyboard.press("s");
  await dialog.getByRole("button", { name: "Spam", exact: true }).click();
  await expect(page.locator(".toast", { hasText: /lebih dahulu/ })).toBeVisible();
  await expect(head.getByText("Layak")).toBeVisible();
  const faster = { version: (await read()).version, state: "contacted" };
  expect((await calls.patch(`/api/admin/leads/${lead}`, { data: faster })).ok()).toBe(true);
  await tags.fill("Terlambat");
  await tags.press("Enter");
  await expect(removing("Terlambat")).toHaveCount(0);
  await expect(head.getByText("Dihubungi")).toBeVisible();
  expect((await read()).tags).not.toContain("Terlambat");
  await calls.dispose();
});

test("a mail right after a press waits for it, and a press right after a mail is no conflict with it", async ({
  browser,
}) => {
  const sales = await staff(browser, "sales", { locale: "en", name: "beruntun" });
  const { page } = sales;
  const email = `${uniqueUsername("beruntun")}@example.id`;
  const lead = await sendRequest(page, email, { company: `PT ${uniqueUsername("beruntun")}` });
  await openScreen(page, `/leads/${lead}`);
  const conversation = page.getByRole("region", { name: "Conversation" });
  await conversation.getByLabel("Subject").fill("Demo");
  await conversation.getByLabel("Text", { exact: true }).fill("When does it suit you?");
  // The page reads nothing again meanwhile: only the answers tell what its own changes have led to.
  const reading = Promise.withResolvers<void>();
  await page.route(/\/api\/admin\/leads\//, async (route) => {
    if (route.request().method() === "GET") await reading.promise;
    await route.continue();
  });
  const release = await holdChanges(page, /\/api\/admin\/leads\/[^/]+$/);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("i");
  await expect(page.getByRole("button", { name: new RegExp(`^Assign: .*${sales.name.split(".")[0]}`) })).toBeVisible();
  await conversation.getByRole("button", { name: "Send email" }).click();
  await release();
  await expect(conversation.getByLabel("Subject")).toHaveValue("");
  await page.keyboard.press("s");
  await page.locator("dialog[open]").getByRole("button", { name: "Qualified" }).click();
  const calls = await staffCalls("admin");
  await expect
    .poll(async () => (await (await calls.get(`/api/admin/leads/${lead}`)).json()).data.state)
    .toBe("qualified");
  reading.resolve();
  await expect(page.locator(".screen-head").getByText("Qualified")).toBeVisible();
  await calls.dispose();
});

test("a key that asks for a note counts before what is written in has arrived", async ({ browser }) => {
  const { page } = await staff(browser, "sales");
  const lead = await sendRequest(page, `${uniqueUsername("dini")}@example.id`);
  const arrival = Promise.withResolvers<void>();
  await page.route(/\/api\/admin\/leads\/[^/]+\/conversation/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await openScreen(page, `/leads/${lead}`);
  await expect(page.getByRole("button", { name: /^Tugaskan: Belum ada/ })).toBeVisible();
  await page.keyboard.press("n");
  arrival.resolve();
  await expect(page.getByLabel("Catatan untuk rekan")).toBeFocused();
});

test("a notification is read at the press, and the bell counts it", async ({ browser }) => {
  const sales = await staff(browser, "sales", { name: "lonceng" });
  const { page } = sales;
  const company = `PT ${uniqueUsername("lonceng")}`;
  const lead = await sendRequest(page, `${uniqueUsername("lonceng")}@example.id`, { company });
  const calls = await staffCalls("admin");
  const { data } = await (await calls.get(`/api/admin/leads/${lead}`)).json();
  await calls.patch(`/api/admin/leads/${lead}`, { data: { version: data.version, owner_id: sales.id } });
  await calls.dispose();
  await openScreen(page, "/notifications");
  const main = page.getByRole("main");
  const bell = page.getByRole("button", { name: /^Pemberitahuan(, \d+ belum dibaca)?$/ });
  /** Whether the bell counts what the list shows as unread: orders of other journeys are told to sales too. */
  const agrees = async () => {
    const unread = await main.getByRole("button", { name: /^Tandai sudah dibaca/ }).count();
    return (await bell.getAttribute("aria-label")) === `Pemberitahuan${unread > 0 ? `, ${unread} belum dibaca` : ""}`;
  };
  const marking = (name: string) => main.getByRole("button", { name: new RegExp(`^${name}: .*${company}`) });
  await expect(marking("Tandai sudah dibaca")).toBeVisible();
  await expect.poll(agrees).toBe(true);
  const release = await holdChanges(page, /\/api\/admin\/notifications\//);
  await marking("Tandai sudah dibaca").click();
  // What comes meanwhile is added while nobody points at the list.
  await page.mouse.move(0, 0);
  await expect(marking("Tandai belum dibaca")).toBeVisible();
  await expect.poll(agrees).toBe(true);
  const stored = page.waitForResponse(
    (response) => response.request().method() === "PATCH" && /\/admin\/notifications\//.test(response.url()),
  );
  await release();
  expect((await stored).ok()).toBe(true);
  await page.reload();
  await expect(marking("Tandai belum dibaca")).toBeVisible();
  await expect.poll(agrees).toBe(true);
});

/** Each list with its filters, every one of them set: by its bar, by a dialog, by a saved view or by a link of another screen. */
const lists: Record<string, { set: Record<string, string>; kept?: Record<string, string> }> = {
  "/leads": {
    set: {
      ...{ q: "maju", state: "new,lost", owner: "!me", product: "big-social", industry: "retail", source: "google" },
      ...{ campaign: "x", locale: "id", age: "over-7", suspicion: "none", kind: "contact", origin: "fair", tag: "a" },
      ...{ own: "tier:is:Gold", value: "any", close: "any", reason: "1", moved: "under-30" },
    },
    kept: { sort: "updated" },
  },
  "/leads/board": { set: { owner: "me", product: "big-social" } },
  "/orders": {
    set: { q: "ORD", state: "paid", method: "card", product: "big-social", from: "2026-01-01", to: "2026-12-31" },
  },
  "/customers": { set: { q: "sari", package: "with", product: "big-social", state: "active" } },
  "/customers/companies": { set: { q: "maju" } },
  "/vouchers": { set: { q: "A", state: "active", product: "big-social", batch: "1" } },
};

test("clearing the filters removes every one of them, in each list", async ({ browser, allowErrors }) => {
  // A value that a list does not know is refused, and can be cleared all the same.
  allowErrors(/status of 400/);
  const { page } = await staff(browser, "admin");
  for (const [path, { set, kept = {} }] of Object.entries(lists)) {
    await openScreen(page, `${path}?${new URLSearchParams({ ...set, ...kept })}`);
    await page.getByRole("button", { name: "Hapus saringan" }).first().click();
    await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams), { message: path }).toEqual(kept);
  }
});
