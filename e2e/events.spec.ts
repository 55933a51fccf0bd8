import { findViolations } from "./support/axe.ts";
import { mailsTo, waitForMails } from "./support/mailbox.ts";
import { expect, type Page, refusal, test } from "./test.ts";

/** Events of the shipped agenda: one with many seats, one with few, which the demonstration data have not filled. */
const roomy = "katalog-sebelum-kebijakan";
const small = { id: "temu-mitra-makassar", seats: 30, door: "dekat parkir motor" };

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const [javaScriptEnabled, prefix, words] of [
  [
    true,
    "/v2",
    {
      attend: /^Daftar acara ini: UU PDP/,
      send: "Daftar",
      required: /Wajib diisi/,
      sent: "Terima kasih, periksa surel Anda",
      seat: "Anda mendapat kursi",
      cancel: "Batalkan pendaftaran saya",
      cancelled: "Pendaftaran Anda dibatalkan",
    },
  ],
  [
    false,
    "/en",
    {
      attend: /^Sign up for this event: /,
      send: "Sign up",
      required: /required|fill/i,
      sent: "Thank you, please check your email",
      seat: "You have a seat",
      cancel: "Cancel my registration",
      cancelled: "Your registration is cancelled",
    },
  ],
] as const) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 320, height: 700 } });

    test("somebody signs up for an event with name and e-mail, and cancels by the link of the mail", async ({
      page,
      allowErrors,
    }) => {
      allowErrors(refusal(400, "/event-registrations"));
      const address = `acara-${javaScriptEnabled ? "js" : "polos"}@kabar.example.id`;
      await page.goto(`${prefix}/events`);
      const entry = page.locator(`#${roomy}`).getByRole("link", { name: words.attend });
      await entry.click();
      await page.waitForURL(`**${prefix}/events/${roomy}`);
      const title = await page.getByRole("heading", { level: 1 }).textContent();
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 2, name: title! })).toBeVisible();
      await expect(main.getByRole("checkbox")).not.toBeChecked();
      // The proof of consent names the text that was shown.
      await expect(main.locator("input[name=privacy_version]")).toHaveValue(/^\d{4}-\d{2}-\d{2}/);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      if (javaScriptEnabled) expect(await findViolations(page)).toEqual([]);

      const name = main.locator("#name");
      await main.locator("#email").fill(address);
      await main.getByRole("button", { name: words.send, exact: true }).click();
      await expect(name).toHaveAccessibleDescription(words.required);
      await expect(main.locator("#email")).toHaveValue(address);
      await name.fill("Sari Wulandari");
      await main.getByRole("button", { name: words.send, exact: true }).click();
      await page.waitForURL(`**${prefix}/events/${roomy}?sent=1#registration`);
      await expect(main.getByRole("heading", { name: words.sent })).toBeVisible();
      await expect(main.locator(`a[href$="/events/${roomy}.ics"]`)).toBeVisible();
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      if (javaScriptEnabled) expect(await findViolations(page)).toEqual([]);

      const [mail] = await waitForMails(address);
      expect(mail!.subject).toContain(title);
      expect(mail!.text).toContain(`https://meet.bigsuite.example/${roomy}`);
      expect(mail!.attachments.map(({ filename }) => filename)).toContain(`${roomy}.ics`);
      const link = /"([^"]*\?registration=[^"]*)"/.exec(mail!.html!)![1]!.replaceAll("&amp;", "&");
      // Programs open links of mails before people do.
      for (let opened = 0; opened < 2; opened++) {
        await page.goto(link);
        await expect(main.getByRole("heading", { name: words.seat })).toBeVisible();
      }
      await main.getByRole("button", { name: words.cancel }).click();
      await expect(main.getByRole("heading", { name: words.cancelled })).toBeVisible();
      await page.goto(link.replace(/registration=[^#]*/, "registration=forged"));
      await expect(main.getByRole("button", { name: words.cancel })).toHaveCount(0);
      expect(await mailsTo(address)).toHaveLength(1);
    });
  });
}

test("of a full event the page says so before, and who waits gets the seat that is cancelled", async ({ page }) => {
  const signUp = (email: string) =>
    page.request.post("/api/event-registrations", { data: { event: small.id, name: "Budi Santoso", email } });
  const addresses = Array.from({ length: small.seats }, (_, index) => `penuh-${index}@kabar.example.id`);
  for (const address of addresses) expect((await signUp(address)).status()).toBe(202);
  const main = page.getByRole("main");
  // Cached pages are made again when the last seat is taken.
  await expect
    .poll(async () => {
      await page.goto(`/events/${small.id}`);
      return main.getByRole("button", { name: "Masuk daftar tunggu" }).count();
    })
    .toBe(1);
  const waiting = "menunggu@kabar.example.id";
  await main.locator("#name").fill("Citra Lestari");
  await main.locator("#email").fill(waiting);
  await main.getByRole("button", { name: "Masuk daftar tunggu" }).click();
  await page.waitForURL("**?sent=1#registration");
  const [queued] = await waitForMails(waiting);
  expect(queued!.subject).toContain("Daftar tunggu");
  expect(queued!.text).not.toContain(small.door);

  const [mail] = await waitForMails(addresses[0]!);
  await page.goto(/"([^"]*\?registration=[^"]*)"/.exec(mail!.html!)![1]!.replaceAll("&amp;", "&"));
  await main.getByRole("button", { name: "Batalkan pendaftaran saya" }).click();
  await expect(main.getByRole("heading", { name: "Pendaftaran Anda dibatalkan" })).toBeVisible();
  const [, moved] = await waitForMails(waiting, 2);
  expect(moved!.subject).toContain("Ada kursi untuk Anda");
  expect(moved!.text).toContain(small.door);
});
