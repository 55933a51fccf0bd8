import { openScreen, staff } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { expect } from "../test.ts";

/** An event that no other journey signs up for, since seats are counted. */
const event = "enam-pekerjaan-data";

test("sales check people in on a phone, and export who signed up", async ({ browser, audited }) => {
  const sales = await staff(browser, "sales", { viewport: { width: 390, height: 844 } });
  const { page } = sales;
  for (const name of ["Dewi Anggraini", "Eko Prasetyo"]) {
    const email = `${name.split(" ")[0]!.toLowerCase()}.hadir@kabar.example.id`;
    const sent = await page.request.post("/api/event-registrations", { data: { event, name, email } });
    expect(sent.status()).toBe(202);
  }
  await openScreen(page, "/events");
  await expect(page.locator("[role=gridcell]").first()).toBeVisible();
  expect(await page.evaluate(outsideOfRows), "texts outside of their rows").toEqual([]);
  await page.getByRole("link", { name: /Enam pekerjaan data/ }).click();
  await expect(page.locator("main h1")).toContainText("Enam pekerjaan data");
  await page.getByRole("button", { name: "Catat hadir: Dewi Anggraini" }).click();
  await expect(page.getByRole("button", { name: "Batalkan hadir: Dewi Anggraini" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Hadir: 1");
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Ekspor CSV" }).click();
  expect((await download).suggestedFilename()).toBe(`event-${event}.csv`);
  expect(await audited(sales)).toEqual(["event.checked_in", "event.exported"]);
});

/** Returns the texts that are higher or lower than the row of the list in which they stand. */
function outsideOfRows(): string[] {
  return [...document.querySelectorAll("[role=row]:has([role=gridcell])")].flatMap((row) => {
    const own = row.getBoundingClientRect();
    return [...row.querySelectorAll("[role=gridcell] *")]
      .filter((part) => part.childElementCount === 0 && part.getClientRects().length > 0)
      .filter((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return top < own.top - 1 || bottom > own.bottom + 1;
      })
      .map((part) => part.textContent ?? "");
  });
}
