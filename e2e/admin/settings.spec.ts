import { openScreen, staff } from "../support/admin.ts";
import { findViolations } from "../support/axe.ts";
import { test } from "../support/second-server.ts";
import { expect, type Page } from "../test.ts";

const settingOf = (page: Page, label: string) => page.getByRole("listitem").filter({ hasText: label });

/** Changes a setting whose value is one line. */
async function change(page: Page, label: string, value: string) {
  await settingOf(page, label)
    .getByRole("button", { name: `Change: ${label}` })
    .click();
  const dialog = page.getByRole("dialog", { name: label, exact: true });
  await dialog.getByLabel(label).fill(value);
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test("an administrator changes the WhatsApp number and the booking link, visitors see them, and the server's values return", async ({
  browser,
  second,
}) => {
  const { page } = await staff(browser, "admin", { name: "atur", locale: "en", server: second });
  const contact = async () => (await page.request.get(`${second.url}/contact-us`)).text();
  await openScreen(page, "/settings");
  const [whatsApp, booking] = ["WhatsApp number", "Link to book a demo"];

  await test.step("the values of the environment hold until somebody chooses others", async () => {
    await expect(settingOf(page, whatsApp)).toContainText("+6281234567890");
    await expect(settingOf(page, whatsApp)).toContainText("From the server");
    expect(await contact()).toContain("https://wa.me/6281234567890");
    expect(await findViolations(page, { atLeast: "serious" })).toEqual([]);
  });

  await test.step("a number that is none is refused at its field", async () => {
    await settingOf(page, whatsApp)
      .getByRole("button", { name: `Change: ${whatsApp}` })
      .click();
    const dialog = page.getByRole("dialog", { name: whatsApp, exact: true });
    await dialog.getByLabel(whatsApp).fill("12");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog.getByLabel(whatsApp)).toHaveAttribute("aria-invalid", "true");
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("what is chosen holds on the site at once", async () => {
    await change(page, whatsApp, "0811 2222 3333");
    await change(page, booking, "https://booking.example/atur");
    await expect(settingOf(page, whatsApp)).toContainText("+6281122223333");
    await expect(settingOf(page, whatsApp)).toContainText("Chosen by");
    await expect.poll(contact).toContain("https://wa.me/6281122223333");
    await expect.poll(contact).toContain("https://booking.example/atur");
    expect(await contact()).not.toContain("6281234567890");
  });

  await test.step("each change is in the audit log", async () => {
    await openScreen(page, "/audit?kind=setting");
    await expect(page.getByRole("gridcell", { name: "Setting changed" })).toHaveCount(2);
  });

  await test.step("the server's value returns", async () => {
    await openScreen(page, "/settings");
    for (const label of [whatsApp, booking]) {
      await settingOf(page, label)
        .getByRole("button", { name: `Back to the server's value: ${label}` })
        .click();
      await page.getByRole("dialog").getByRole("button", { name: "Back to the server's value", exact: true }).click();
      await expect(settingOf(page, label)).toContainText("From the server");
    }
    await expect.poll(contact).toContain("https://wa.me/6281234567890");
  });
});
