import { openScreen, staff } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { accessToken, logIn, register, uniqueUsername } from "../support/people.ts";
import { type Browser, expect, type Page, refusal } from "../test.ts";

/** Sends a contact request with consent to news. */
async function sendRequest(page: Page, email: string) {
  const sent = await page.request.post("/api/contact-us", {
    data: {
      name: "Siti Rahma",
      company: "PT Rempah Timur",
      email,
      phone: "0812 3456 7890",
      industry: "retail",
      job: "Analis",
      product: "big-social",
      message: "Kami ingin demo.",
      marketing_consent: true,
    },
  });
  expect(sent.status(), await sent.text()).toBe(201);
}

/** Registers a customer who is logged in on one device and has sent a request. */
async function customerWithRequest(browser: Browser, baseName: string) {
  const name = uniqueUsername(baseName);
  const page = await (await browser.newContext()).newPage();
  await register(page, name);
  await logIn(page, name);
  await sendRequest(page, `${name}@example.id`);
  return { page, name, email: `${name}@example.id` };
}

test("an administrator finds a customer, suspends and restores the account, then exports and erases the person", async ({
  browser,
  allowErrors,
  audited,
}) => {
  allowErrors(refusal(400, "/admin/customers/[^/]+/suspend"));
  const customer = await customerWithRequest(browser, "hak.data");
  const admin = await staff(browser, "admin", { name: "hak" });
  const { page } = admin;

  await openScreen(page, "/customers");
  await page.getByRole("searchbox").fill(customer.name);
  await expect(page.getByRole("link", { name: "Siti Rahma" })).toHaveCount(1);
  await page.getByRole("link", { name: "Siti Rahma" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Siti Rahma" })).toBeVisible();
  await expect(page.getByText("Surel belum diverifikasi")).toBeVisible();
  expect(await findViolations(page, { within: "main" })).toEqual([]);

  await page.getByRole("button", { name: "Nonaktifkan" }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("button", { name: "Nonaktifkan" }).click();
  await expect(dialog.getByRole("textbox", { name: "Alasan" })).toHaveAttribute("aria-invalid", "true");
  await dialog.getByRole("textbox", { name: "Alasan" }).fill("Laporan penyalahgunaan");
  await dialog.getByRole("button", { name: "Nonaktifkan" }).click();
  await expect(page.getByText("Tidak sedang masuk di perangkat mana pun.")).toBeVisible();
  const token = await customer.page.evaluate(() => localStorage.getItem("token"));
  const ended = await customer.page.request.get("/api/user/login", { headers: { authorization: `Bearer ${token}` } });
  expect(ended.status()).toBe(403);
  await page.getByRole("button", { name: "Pulihkan" }).click();
  await dialog.getByRole("textbox", { name: "Alasan" }).fill("Laporan keliru");
  await dialog.getByRole("button", { name: "Pulihkan" }).click();
  await expect(page.getByRole("button", { name: "Nonaktifkan" })).toBeVisible();

  // The request is recorded first; its page asks for the address, which is not stored.
  await openScreen(page, "/people");
  await page.getByRole("button", { name: "Catat permintaan" }).click();
  await dialog.getByRole("combobox", { name: "Yang diminta" }).selectOption({ label: "Penghapusan" });
  await dialog.getByRole("textbox", { name: "Alamat surel" }).fill(customer.email);
  await dialog.getByRole("button", { name: "Catat", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("row").filter({ hasText: "h•••a@e•••.id" }).getByRole("link").first().click();
  await page.getByRole("textbox", { name: "Alamat surel" }).fill(customer.email);
  await page.getByRole("button", { name: "Cari", exact: true }).click();
  await expect(page.getByRole("link", { name: "Buka akun" })).toBeVisible();

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Unduh semua data" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^data-pribadi-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse((await (await file.createReadStream()).toArray()).join(""));
  expect(data).toMatchObject({ account: { account: { username: customer.name } }, requests: [{ job: "Analis" }] });

  await page.getByRole("button", { name: "Hapus data" }).click();
  const confirmation = dialog.getByRole("textbox", { name: "Ketik alamat surelnya sekali lagi" });
  await confirmation.fill("orang.lain@example.id");
  await dialog.getByRole("button", { name: "Hapus data" }).click();
  await expect(dialog.getByText("Alamat ini berbeda dari yang dicari.")).toBeVisible();
  await confirmation.fill(customer.email);
  await dialog.getByRole("button", { name: "Hapus data" }).click();
  await expect(page.getByText("Tidak ada data dengan alamat ini.")).toBeVisible();
  await expect(page.locator("main header").getByText("Selesai")).toBeVisible();
  expect(await findViolations(page, { within: "main" })).toEqual([]);
  expect(await audited(admin)).toEqual([
    "customer.suspended",
    "customer.restored",
    "people.request_recorded",
    "people.exported",
    // The request is then done.
    "people.erased",
  ]);
});

test("in English, somebody without an account is found, exported, their consent withdrawn, and their data erased", async ({
  browser,
  audited,
}) => {
  const email = `${uniqueUsername("no.account")}@example.id`;
  const viewport = { width: 390, height: 800 };
  const admin = await staff(browser, "admin", { name: "rights", locale: "en", viewport });
  const { page } = admin;
  await sendRequest(page, email);
  await openScreen(page, "/people/find");
  await page.getByRole("textbox", { name: "Email address" }).fill(email);
  await page.getByRole("button", { name: "Find", exact: true }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download all data" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/);
  await page.getByRole("button", { name: "Withdraw consent to news" }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("button", { name: "Withdraw consent to news" }).click();
  await expect(page.getByRole("button", { name: "Withdraw consent to news" })).toHaveCount(0);
  await page.getByRole("button", { name: "Erase data" }).click();
  await dialog.getByRole("textbox", { name: "Type the email address once more" }).fill(email);
  await dialog.getByRole("button", { name: "Erase data" }).click();
  await expect(page.getByText("There is no data for this address.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Erasure" })).toBeVisible();
  expect(await audited(admin)).toEqual(["people.exported", "people.withdrawn", "people.erased"]);
});

test("whoever was faster with a request, a voucher or an account is named, and the action can then only be closed", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(/status of 409 .*\/(requests\/[^/]+|withdraw|suspend)\)/);
  const { page } = await staff(browser, "admin", { locale: "en" });
  const other = await staff(browser, "admin", { name: "rights.faster", locale: "en" });
  const headers = { authorization: `Bearer ${await accessToken(other.page.request)}` };
  const create = async (path: string, data: object) => {
    const created = await other.page.request.post(`/api/admin/${path}`, { headers, data });
    expect(created.status(), await created.text()).toBe(201);
    return (await created.json()).data.id as string;
  };
  const email = `${uniqueUsername("faster")}@example.id`;
  const code = `FASTER${Date.now()}`;
  const customer = await customerWithRequest(browser, "faster.customer");
  const found = await other.page.request.get(`/api/admin/customers?q=${customer.name}`, { headers });
  const dates = { start_date: "2020-01-01", end_date: "2099-12-31" };
  const cases = [
    {
      path: `/people/requests/${await create("people/requests", { kind: "access", email })}`,
      mine: ["Mark as done", "Note", "Sent by mail"],
      theirs: ["Refuse", "Note", "Not the owner of the address"],
      said: /^.+ was faster \(Refused, .+\)\. Your action was not carried out\.$/,
    },
    {
      path: `/vouchers/${await create("vouchers", { code, unit: "percent", value: 5, ...dates })}`,
      mine: ["Withdraw", "Reason", "Wrong price"],
      theirs: ["Withdraw", "Reason", "The fair is over"],
      said: /^.+ was faster \(Voucher withdrawn, .+\)\. Your action was not carried out\.$/,
    },
    {
      path: `/customers/${(await found.json()).data[0].id}`,
      mine: ["Suspend", "Reason", "Reported twice"],
      theirs: ["Suspend", "Reason", "Reported once"],
      said: /^.+ was faster \(Customer suspended, .+\)\. Your action was not carried out\.$/,
    },
  ] as const;
  for (const { path, mine, theirs, said } of cases) {
    const dialog = page.locator("dialog[open]");
    for (const [each, [action, field, text]] of [
      [page, mine],
      [other.page, theirs],
    ] as const) {
      await openScreen(each, path);
      await each.getByRole("button", { name: action, exact: true }).click();
      await each.locator("dialog[open]").getByRole("textbox", { name: field }).fill(text);
    }
    await other.page.locator("dialog[open]").getByRole("button", { name: theirs[0], exact: true }).click();
    await expect(other.page.locator("dialog[open]")).toHaveCount(0);
    await dialog.getByRole("button", { name: mine[0], exact: true }).click();
    await expect(dialog.getByRole("alert")).toHaveText(said);
    await expect(dialog.getByRole("textbox", { name: mine[1] })).toHaveValue(mine[2]);
    await expect(dialog.getByRole("button", { name: mine[0], exact: true })).toHaveCount(0);
    await dialog.locator(".form-actions").getByRole("button").click();
    await expect(dialog).toHaveCount(0);
  }
});
