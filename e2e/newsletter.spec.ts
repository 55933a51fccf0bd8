import { waitForMails } from "./support/mailbox.ts";
import { expect, refusal, test } from "./test.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, locale: "id-ID" });

    test("a newsletter subscription shows a wrong address at its field, and can be corrected, confirmed and ended", async ({
      page,
      allowErrors,
    }) => {
      allowErrors(refusal(400, "/subscribe"), refusal(404, "/subscribe/confirm"));
      const address = `surat-${javaScriptEnabled ? "js" : "polos"}@kabar.example.id`;
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto("/v2/about-us");
      await expect(page.getByRole("contentinfo").getByText("Alamat surel", { exact: true })).toBeVisible();
      await page.getByRole("contentinfo").getByRole("button", { name: "Terima kabar" }).click();
      const field = page.getByRole("main").getByLabel("Alamat surel");
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(/Wajib diisi/);
      await expect(page.locator("html")).toHaveAttribute("data-edition", "v2");
      const send = page.getByRole("main").getByRole("button", { name: "Terima kabar" });
      await field.fill("sari@kabar");
      await send.click();
      await expect(field).toHaveAccessibleDescription(/nama@/);
      await expect(field).toHaveValue("sari@kabar");
      await field.fill(address);
      await send.click();
      await page.waitForURL("**/v2/subscribe/check-your-inbox");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("periksa kotak masuk");

      const [mail] = await waitForMails(address);
      const link = (name: string) => new RegExp(`"([^"]*/subscribe/${name}[^"]*)"`).exec(mail!.html!)![1]!;
      await page.goto(link("confirm"));
      await page.getByRole("button", { name: "Ya, kirimkan" }).click();
      await page.waitForURL("**/subscribe/confirmed?token=*");
      await page.getByRole("link", { name: "Pilih topik dan bahasa" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pilih yang kami kirimkan");
      await page.goto(link("unsubscribe"));
      await page.getByRole("button", { name: "Ya, berhenti" }).click();
      await page.waitForURL("**/subscribe/ended");
      const forged = await page.goto(link("confirm").slice(0, -4));
      expect(forged!.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tautan ini tidak berlaku");
    });
  });
}
