import { waitForMails } from "./mailbox.ts";
import { cutOff, expect, type Page, refusal, test } from "./test.ts";

const people = {
  id: { contact: "/contact-us", success: "/contact-us/success", send: "Kirim permintaan", lang: "id" },
  en: { contact: "/en/v2/contact-us", success: "/en/v2/contact-us/success", send: "Send request", lang: "en" },
};

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

const awake = (page: Page) => page.locator("[data-island=contact-form][data-awake]").waitFor();

for (const [name, words] of Object.entries(people)) {
  for (const viewport of [
    { width: 360, height: 780 },
    { width: 1280, height: 800 },
  ]) {
    test(`a request reaches sales and is thanked for (${name}, ${viewport.width} px)`, async ({ page }) => {
      const email = `sari.${name}.${viewport.width}@example.id`;
      await page.setViewportSize(viewport);
      await page.goto(`${words.contact}?utm_source=news&utm_campaign=november`);
      await awake(page);
      await fill(page, email);
      await page.waitForTimeout(3200);
      await page.getByRole("button", { name: words.send }).click();
      await page.waitForURL((url) => url.pathname === words.success);
      expect(new URL(page.url()).search).toBe("?utm_source=news&utm_campaign=november");
      const [thanks] = await waitForMails(email);
      expect(thanks!.html).toContain(`lang="${words.lang}"`);
      const announced = async () =>
        (await waitForMails("sales@bigsuite.example")).some((mail) => mail.text?.includes(email));
      await expect.poll(announced, { timeout: 15_000 }).toBe(true);
    });
  }
}

test("what is wrong is said at the field and in a summary that takes the focus", async ({ page }) => {
  await page.goto("/contact-us");
  await awake(page);
  await page.locator("#email").fill("sari@");
  await page.getByRole("button", { name: "Kirim permintaan" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.locator("#email-error")).toContainText("surel");
  await expect(page.locator("#name")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("#email")).toHaveValue("sari@");
});

test("after a failure everything is still there, also after a reload, and a retry makes one request", async ({
  page,
  allowErrors,
}) => {
  allowErrors(cutOff);
  const email = "retry@example.id";
  await page.goto("/contact-us");
  await awake(page);
  await fill(page, email);
  await page.waitForTimeout(3200);
  let sent = 0;
  await page.route("**/api/contact-us", async (route) => {
    // The request arrives and is stored; only its answer is lost.
    sent++;
    if (sent <= 2) {
      await route.fetch();
      return route.abort();
    }
    return route.continue();
  });
  await page.getByRole("button", { name: "Kirim permintaan" }).click();
  await expect(page.getByRole("alert")).toContainText("belum terkirim", { timeout: 15_000 });
  await page.waitForTimeout(400);
  await page.reload();
  await awake(page);
  await expect(page.locator("#email")).toHaveValue(email);
  await expect(page.locator("#message")).toHaveValue("Kami ingin tahu apa yang dikatakan pelanggan.");
  sent = 3;
  await page.waitForTimeout(3200);
  await page.getByRole("button", { name: "Kirim permintaan" }).click();
  await page.waitForURL("**/contact-us/success");
  await waitForMails(email);
  await page.waitForTimeout(2000);
  expect(await waitForMails(email)).toHaveLength(1);
});

test("a double press sends once", async ({ page }) => {
  await page.goto("/contact-us");
  await awake(page);
  await fill(page, "double@example.id");
  await page.waitForTimeout(3200);
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/contact-us")) sent++;
  });
  await page.getByRole("button", { name: "Kirim permintaan" }).dblclick();
  await page.waitForURL("**/contact-us/success");
  expect(sent).toBe(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form works, errors included, and keeps what was typed", async ({ page, allowErrors }) => {
    allowErrors(refusal(400, "/contact-us"));
    await page.goto("/en/contact-us");
    await fill(page, "plain@example.id");
    await page.locator("#phone").fill("123");
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page.locator("#phone-error")).toBeVisible();
    await expect(page.locator("#name")).toHaveValue("Sari Wulandari");
    await expect(page.locator("#industry")).toHaveValue("retail");
    await page.locator("#phone").fill("0812 3456 7890");
    await page.getByRole("button", { name: "Send request" }).click();
    await page.waitForURL("**/en/contact-us/success");
    await waitForMails("plain@example.id");
  });

  test("pages can be read and the menus opened", async ({ page }) => {
    await page.goto("/products/big-social");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.locator("header").getByRole("button", { name: "Produk" }).click();
    await expect(page.locator("#menu-products")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("#menu-products")).toBeHidden();
  });
});
