import { staffCalls } from "./support/admin.ts";
import { waitForMails } from "./support/mailbox.ts";
import { variantsOf } from "./support/variants.ts";
import { stored } from "./support/waits.ts";
import { cutOff, expect, type Page, refusal, test } from "./test.ts";

const variants = [
  { locale: "id", prefix: "", send: "Kirim permintaan", viewport: { width: 360, height: 780 } },
  { locale: "en", prefix: "/en/v2", send: "Send request", viewport: { width: 1280, height: 800 } },
];

async function fill(page: Page, email: string) {
  await page.locator("#name").fill("Sari Wulandari");
  await page.locator("#company").fill("PT Rempah Timur");
  await page.locator("#email").fill(email);
  await page.locator("#phone").fill("0812 3456 7890");
  await page.locator("#industry").selectOption("retail");
  await page.locator("#job").fill("Manajer");
  await page.locator("#product").selectOption("big-social");
  await page.locator("#message").fill("Kami ingin tahu apa yang dikatakan pelanggan.");
}

const hydrated = (page: Page) => page.locator("[data-island=contact-form][data-hydrated]").waitFor();

for (const { locale, prefix, send, viewport } of variantsOf("contact request", variants)) {
  test(`a request is mailed to sales and confirmed to the sender (${locale}, ${viewport.width} px)`, async ({
    page,
  }) => {
    const email = `sari.${locale}@example.id`;
    await page.setViewportSize(viewport);
    await page.goto(`${prefix}/contact-us?utm_source=news&utm_campaign=november`);
    await hydrated(page);
    await fill(page, email);
    await page.getByRole("button", { name: send }).click();
    await page.waitForURL((url) => url.pathname === `${prefix}/contact-us/success`);
    expect(new URL(page.url()).search).toBe("?utm_source=news&utm_campaign=november");
    // The page names the address and the number; the mail holds the copy.
    const note = page.locator("[data-island=sent-confirmation]");
    await expect(note).toContainText(email);
    const number = /\b[0-9A-F]{8}\b/.exec((await note.textContent())!)![0];
    const [thanks] = await waitForMails(email);
    expect(thanks!.html).toContain(`lang="${locale}"`);
    expect(thanks!.subject).toContain(number);
    expect(thanks!.text).toContain("Kami ingin tahu apa yang dikatakan pelanggan.");
    const notice = async () =>
      (await waitForMails("sales@bigsuite.example")).find((mail) => mail.text?.includes(email))?.subject;
    await expect.poll(notice).toMatch(/^Permintaan baru/);
  });
}

test("a mistake is shown at its field and in a summary that receives the focus", async ({ page }) => {
  await page.goto("/contact-us");
  await hydrated(page);
  await page.locator("#email").fill("sari@");
  await page.getByRole("button", { name: "Kirim permintaan" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.locator("#email-error")).toContainText("surel");
  await expect(page.locator("#name")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("#email")).toHaveValue("sari@");
  // A link of the summary focuses its field and adds no history entry.
  const entries = await page.evaluate(() => history.length);
  await page.getByRole("alert").getByRole("link").first().click();
  await expect(page.locator("#name")).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  // The other configured ways to get in touch.
  const chat = page.getByRole("link", { name: "+62 812 3456 7890" });
  await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/6281234567890\?text=Halo%20BigSuite/);
  await expect(page.getByRole("link", { name: "Pilih waktu" })).toHaveAttribute("href", "https://booking.example/demo");
});

test("a mistyped common domain gets a suggestion that a click applies, and a doubtful phone number is shown as understood", async ({
  page,
}) => {
  await page.goto("/contact-us");
  await hydrated(page);
  await page.locator("#email").fill("sari@gmial.con");
  await page.locator("#phone").fill("6123 4567 ext 5");
  await page.getByRole("button", { name: "Maksud Anda sari@gmail.com?" }).click();
  await expect(page.locator("#email")).toHaveValue("sari@gmail.com");
  await page.locator("#job").focus();
  await expect(page.getByText("Kami membacanya sebagai +62 61 234567")).toBeVisible();
  await expect(page.getByText("Ekstensi 5 tidak ikut tersimpan")).toBeVisible();
  // A number that cannot be right is said at once, and the error goes with its correction.
  await page.locator("#phone").fill("0812 34");
  await page.locator("#job").focus();
  await expect(page.locator("#phone-error")).toBeVisible();
  // A suggestion that appears when the field loses the focus must not move the button before the click.
  await page.locator("#phone").fill("0812 3456 7890");
  await page.locator("#email").fill("sari@gmial.com");
  await page.getByRole("button", { name: "Kirim permintaan" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("button", { name: "Maksud Anda sari@gmail.com?" })).toBeVisible();
});

test("a form that was sent offline can be sent at once after a reload, and both mails are sent", async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(cutOff);
  const email = "draf@example.id";
  await page.goto("/contact-us");
  await hydrated(page);
  await fill(page, email);
  await page.locator("#industry").selectOption("other");
  await page.locator("#product").selectOption("not-sure");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Kirim permintaan" }).click();
  await expect(page.getByRole("alert")).toContainText("terkirim sendiri");
  await stored(page, email);
  // A closed page does not send the form; the draft is stored.
  await page.goto("about:blank");
  await context.setOffline(false);
  await page.goto("/contact-us");
  await hydrated(page);
  await expect(page.locator("#email")).toHaveValue(email);
  await page.getByRole("button", { name: "Kirim permintaan" }).click();
  await page.waitForURL("**/contact-us/success");
  await waitForMails(email);
  const notices = async () =>
    (await waitForMails("sales@bigsuite.example")).filter((mail) => mail.text?.includes(email));
  await expect
    .poll(async () => (await notices()).map(({ subject }) => subject))
    .toEqual(["Permintaan baru: PT Rempah Timur, produk belum ditentukan"]);
});

test("the offline error has a retry button, and the form is sent automatically once there is a network", async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(cutOff);
  await page.goto("/en/contact-us");
  await hydrated(page);
  await fill(page, "kembali@example.id");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send request" }).click();
  const retry = page.getByRole("alert").getByRole("button", { name: "Try again" });
  await retry.click();
  await expect(page.getByRole("alert")).toBeFocused();
  await context.setOffline(false);
  await page.waitForURL("**/en/contact-us/success");
});

test("suspected spam is mailed to sales at once and can be restored by a link without a login", async ({
  page,
  request,
}) => {
  const email = "tersangka@example.id";
  const response = await request.post("/api/contact-us", {
    data: {
      name: "Sari Wulandari",
      company: "PT Salah Duga",
      email,
      phone: "081234567890",
      industry: "retail",
      job: "Manajer",
      product: "big-social",
      website: "https://contoh.example",
    },
  });
  expect(response.status()).toBe(201);
  const warning = async () =>
    (await waitForMails("sales@bigsuite.example")).find((mail) => mail.subject?.includes("PT Salah Duga"));
  await expect.poll(async () => (await warning())?.subject).toMatch(/^\[mungkin spam\]/);
  const link = /"([^"]*leads\/restore[^"]*)"/.exec((await warning())!.html!)![1]!;
  await page.goto(link);
  await page.getByRole("button", { name: "Kembalikan" }).click();
  await page.waitForURL("**/request-review/restored");
  await waitForMails(email);
  await page.goto(link);
  await page.waitForURL("**/request-review/restored");
});

test("after a failure all fields are still filled in, also after a reload, and a retry creates one request", async ({
  page,
  allowErrors,
}) => {
  allowErrors(cutOff);
  const email = "retry@example.id";
  await page.goto("/contact-us");
  await hydrated(page);
  await fill(page, email);
  let sent = 0;
  await page.route("**/api/contact-us", async (route) => {
    // The request arrives and is stored; only its response is lost.
    sent++;
    if (sent <= 2) {
      await route.fetch();
      return route.abort();
    }
    return route.continue();
  });
  await page.getByRole("button", { name: "Kirim permintaan" }).click();
  await expect(page.getByRole("alert")).toContainText("belum terkirim");
  await stored(page, email);
  await page.reload();
  await hydrated(page);
  await expect(page.locator("#email")).toHaveValue(email);
  await expect(page.locator("#message")).toHaveValue("Kami ingin tahu apa yang dikatakan pelanggan.");
  sent = 3;
  await page.getByRole("button", { name: "Kirim permintaan" }).click();
  await page.waitForURL("**/contact-us/success");
  expect(await waitForMails(email)).toHaveLength(1);
  const calls = await staffCalls("sales");
  const leads = await calls.get("/api/admin/leads", { params: { q: email } });
  expect(((await leads.json()) as { data: unknown[] }).data).toHaveLength(1);
  await calls.dispose();
});

test("three clicks in one tick send one request and one event", async ({ page }) => {
  await page.goto("/contact-us");
  await hydrated(page);
  await fill(page, "double@example.id");
  let sent = 0;
  const events: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/contact-us")) sent++;
    if (request.url().endsWith("/api/events")) events.push(request.postData() ?? "");
  });
  await page.locator("#send").evaluate((button: HTMLElement) => {
    for (let press = 0; press < 3; press++) button.click();
  });
  await page.waitForURL("**/contact-us/success");
  expect(sent).toBe(1);
  expect(events.join().match(/contact_us_success/g)).toHaveLength(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form works, shows errors and repeats the entered values", async ({ page, allowErrors }) => {
    allowErrors(refusal(400, "/contact-us"));
    await page.goto("/en/contact-us?utm_source=plain&utm_campaign=html");
    await fill(page, "plain@example.id");
    await page.locator("#phone").fill("123");
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page.locator("#phone-error")).toBeVisible();
    await expect(page.locator("#name")).toHaveValue("Sari Wulandari");
    await expect(page.locator("#industry")).toHaveValue("retail");
    await page.locator("#phone").fill("0812 3456 7890");
    await page.getByRole("button", { name: "Send request" }).click();
    await page.waitForURL("**/en/contact-us/success?utm_source=plain&utm_campaign=html");
    await expect(page.getByText("We email a copy to the address you entered")).toBeVisible();
    await waitForMails("plain@example.id");
  });

  test("pages are readable and menus open", async ({ page }) => {
    await page.goto("/products/big-social");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.locator("header").getByRole("button", { name: "Produk" }).click();
    await expect(page.locator("#menu-products")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("#menu-products")).toBeHidden();
  });
});
