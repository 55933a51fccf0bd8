import { openScreen, staff } from "../support/admin.ts";
import { expect, type Page, test } from "../test.ts";

const field = (page: Page, place: string, locale: "id" | "en") =>
  page.locator(`[data-place="${place}"] [data-locale="${locale}"] [data-control]`);
test("look", async ({ browser }) => {
  const viewport = { width: 1440, height: 900 };
  const a = await staff(browser, "editor", { name: "rina", viewport });
  const b = await staff(browser, "admin", { name: "dewi", locale: "en", viewport });
  for (const { page } of [a, b]) await openScreen(page, "/content/documents/bigsocial");
  const add = async (m: typeof a, place: string, l: "id" | "en", text: string) => {
    await field(m.page, place, l).click();
    await m.page.keyboard.press("Control+/");
    await m.page.locator(".new-thread textarea").fill(text);
    await m.page.keyboard.press("Control+Enter");
    await expect(m.page.locator(".comment-thread").filter({ hasText: text.slice(0, 20) })).toBeVisible();
  };
  await add(a, "/hero/title", "id", `Judul ini terlalu panjang di ponsel. Bisa dipendekkan, @${b.name}?`);
  await add(
    b,
    "/hero/lead",
    "en",
    "Legal wants “all networks” replaced by the list of networks we really read.\n\nSee the brief of last week.",
  );
  await add(a, "/hero/title", "en", "Same promise as in Indonesian?");
  const t = b.page.locator(".comment-thread").filter({ hasText: "Judul ini" });
  await t.getByRole("button", { name: "Reply" }).click();
  await t.locator("textarea").fill("Yes, I will shorten it today.");
  await b.page.screenshot({ path: "/tmp/comments-look/reply.png" });
  await t.getByRole("button", { name: "Reply" }).click();
  await expect(a.page.locator(".comment-thread").filter({ hasText: "I will shorten" })).toBeVisible();
  await field(a.page, "/hero/title", "id").click();
  await a.page.screenshot({ path: "/tmp/comments-look/id-light.png" });
  await a.page.locator(".new-thread textarea").click();
  await a.page.screenshot({ path: "/tmp/comments-look/id-compose.png" });
  await b.page.emulateMedia({ colorScheme: "dark" });
  await b.page.screenshot({ path: "/tmp/comments-look/en-dark.png" });
  await a.page.setViewportSize({ width: 390, height: 844 });
  await a.page.screenshot({ path: "/tmp/comments-look/id-phone.png" });
  await a.page.locator(".side-head button").click();
  await a.page.screenshot({ path: "/tmp/comments-look/id-phone-form.png" });
  await b.page.locator(".side-head button").click();
  await b.page.screenshot({ path: "/tmp/comments-look/en-form.png" });
});
