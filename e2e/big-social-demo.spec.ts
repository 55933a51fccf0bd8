import { findViolations } from "./support/axe.ts";
import { variantsOf } from "./support/variants.ts";
import { afterIdle } from "./support/waits.ts";
import { expect, type Page, test } from "./test.ts";

async function openDemo(page: Page, address: string) {
  await page.goto(address);
  const island = page.locator("[data-island=big-social-demo]");
  // Not only just: parts above get their real height on the way, and the demo is loaded a little before it is seen.
  await island.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await page.locator("[data-island=big-social-demo][data-hydrated]").waitFor();
}
const figure = (page: Page, index: number) => page.locator("#demo dd").nth(index);

test("without JavaScript the page shows the whole sample and links to the contact form", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/en/products/big-social");
  await expect(figure(page, 0)).toHaveText("5,000");
  await expect(page.locator("#demo figure svg path")).not.toHaveCount(0);
  await expect(page.locator("#demo [data-part=mentions] li")).toHaveCount(5);
  await expect(page.locator("#demo").getByRole("link")).toHaveAttribute("href", "/en/contact-us?product=big-social");
  await context.close();
});

test("filters work by keyboard and change every part of the demo", async ({ page }) => {
  await openDemo(page, "/en/products/big-social");
  await page.getByLabel("Topic", { exact: true }).focus();
  await page.keyboard.press("ArrowDown");
  await page.getByLabel("Sentiment", { exact: true }).focus();
  // Letters would have to come within a second of each other.
  for (let option = 0; option < 3; option++) await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("Topic", { exact: true })).toHaveValue("kopi-senja");
  await expect(page.getByLabel("Sentiment", { exact: true })).toHaveValue("negative");
  await expect(figure(page, 3)).toHaveText("100%");
  const before = Number((await figure(page, 0).textContent())!.replace(",", ""));
  await page.getByLabel("From", { exact: true }).fill("2026-09-14");
  await page.getByLabel("To", { exact: true }).fill("2026-09-14");
  await page.getByRole("button", { name: /^App/ }).press("Enter");
  const after = Number((await figure(page, 0).textContent())!.replace(",", ""));
  expect(after).toBeGreaterThan(100);
  expect(after).toBeLessThan(before);
  await expect(page.locator("#demo li time").first()).toHaveAttribute("datetime", "2026-09-14");
  await expect(page.locator("#demo [role=status]")).toContainText(`${after} mentions found`);
  await expect(page.getByRole("button", { name: /^App/ })).toHaveAccessibleName(
    /mentions: 0 positive, 0 neutral, \d+ negative$/,
  );
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(figure(page, 0)).toHaveText("5,000");
});

test("the guide ends at the contact form with the product selected", async ({ page }) => {
  await openDemo(page, "/v2/products/big-social");
  await expect(page.getByRole("button", { name: "Kembali", exact: true })).toHaveAttribute("aria-disabled", "true");
  for (let step = 0; step < 3; step++) {
    await page.getByRole("button", { name: "Lanjut", exact: true }).click();
    // The last click removes its own button.
    await expect(page.locator("#demo h3").first()).toBeFocused();
  }
  await page.getByRole("link", { name: "Minta demo dengan data Anda" }).click();
  await page.waitForURL("**/v2/contact-us?product=big-social");
  await expect(page.locator("#product")).toHaveValue("big-social");
});

const parts = ["figures", "chart", "mentions", "figures"];
for (const [width, height] of variantsOf("guide of the demo", [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const)) {
  test(`each step of the guide shows the part it describes at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openDemo(page, "/products/big-social");
    await page.locator("#demo canvas").waitFor();
    // The part may be out of view; the guide scrolls it into view.
    for (const [step, part] of parts.entries()) {
      if (step > 0) await page.getByRole("button", { name: "Lanjut", exact: true }).click();
      await expect(page.locator("#demo .demo-marked")).toHaveAttribute("data-part", part);
      if (step === 0) continue;
      const shown = page.locator(`#demo [data-part=${part}] :is(.uplot, dl, li)`).first();
      await expect.poll(() => shown.evaluate(isVisibleInView), `step ${step + 1}: ${part}`).toBe(true);
      await expect(page.locator("#demo .demo-guide h3")).toBeInViewport();
      await expect(page.locator("#demo .demo-guide h3")).toBeFocused();
    }
  });
}

/** Returns whether three of five points on its vertical centre line are in view and not covered. */
function isVisibleInView(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const points = [0.1, 0.3, 0.5, 0.7, 0.9].map((y) => document.elementFromPoint(left + width / 2, top + height * y));
  const isOwn = (target: Element | null) => target !== null && (element.contains(target) || target.contains(element));
  return (
    points.filter((target) => isOwn(target) && !target!.contains(document.querySelector("#demo .demo-guide"))).length >=
    3
  );
}

test("a reload and a switch of language preserve the step and the filters", async ({ page }) => {
  await openDemo(page, "/products/big-social");
  for (let step = 0; step < 2; step++) await page.getByRole("button", { name: "Lanjut", exact: true }).click();
  const mentions = await figure(page, 0).textContent();
  expect(Number(mentions)).toBeLessThan(1000);
  await page.locator("[data-language-switch]").click();
  await page.waitForURL("**/en/products/big-social");
  await expect(page.locator("#demo .demo-guide")).toContainText("Step 3 of 4");
  await expect(figure(page, 0)).toHaveText(mentions!);
  await page.reload();
  await expect(page.locator("#demo .demo-guide")).toContainText("Step 3 of 4");
});

test("a closed demo is still closed on the next visit", async ({ page }) => {
  await openDemo(page, "/products/big-social");
  await page.getByRole("button", { name: "Tutup demo" }).click();
  await expect(page.getByLabel("Topik", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Buka demo" })).toBeFocused();
  await openDemo(page, "/products/big-social");
  await expect(page.getByRole("button", { name: "Buka demo" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Buka demo" })).not.toBeFocused();
  await page.getByRole("button", { name: "Buka demo" }).click();
  await expect(page.getByLabel("Topik", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Tutup demo" })).toBeFocused();
});

for (const from of ["/", "/en/v2/products/big-social"])
  test(`one press in the hero of ${from} opens the demo at its place on a phone, even one closed before`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openDemo(page, "/en/v2/products/big-social");
    await page.getByRole("button", { name: "Close the demo" }).click();
    await page.goto(from);
    await page
      .getByRole("main")
      .getByRole("link", { name: /^(Coba demo|Try the demo)$/ })
      .click();
    await page.waitForURL("**/products/big-social#demo");
    await page.locator("[data-island=big-social-demo][data-hydrated]").waitFor();
    await expect(page.locator("#demo .demo-window")).toBeVisible();
    await expect(page.locator("#demo")).toBeFocused();
    const top = () => page.locator("#demo").evaluate((demo) => Math.round(demo.getBoundingClientRect().top));
    await expect.poll(top, "below the header").toBeGreaterThanOrEqual(0);
    expect(await top()).toBeLessThan(160);
  });

test("a brand that a visitor types stands in the sample as text alone, is neither stored nor sent, and is cleared", async ({
  page,
}) => {
  const brand = "Warung <b>Sinar</b> $& 7";
  const sent: string[] = [];
  page.on("request", (request) => sent.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ""}`)));
  await openDemo(page, "/en/products/big-social");
  await page.getByLabel("Try it with your brand").fill(brand);
  await expect(page.locator("#demo .demo-guide")).toContainText(brand);
  await expect(page.locator("#demo .demo-bar")).toContainText("only the brand name is yours");
  await expect(page.getByLabel("Topic", { exact: true }).locator("option")).toContainText([brand]);
  await expect(page.locator("#demo [data-part=mentions]")).not.toContainText("Kopi Senja");
  await expect(page.locator("#demo .demo-window b")).toHaveCount(0);
  await page.getByLabel("Try it with your brand").press("Enter");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(stored).not.toContain("Sinar");
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(page.getByLabel("Try it with your brand")).toBeFocused();
  await expect(page.locator("#demo")).not.toContainText("Sinar");
  await expect(page.locator("#demo .demo-guide")).toContainText("Kopi Senja");
  // What waits is sent when the page is left.
  await page.goto("/en/about-us");
  expect(sent.filter((line) => line.includes("Sinar"))).toEqual([]);
});

test("the demo is loaded only when it comes into view", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  const ofDemo = () => loaded.filter((url) => /demo|chart|hydrate/.test(url));
  await page.goto("/products/big-social");
  await afterIdle(page);
  expect(ofDemo()).toEqual([]);
  await page.locator("#demo").scrollIntoViewIfNeeded();
  await expect.poll(ofDemo).not.toEqual([]);
});

for (const [colorScheme, width] of variantsOf("demo is accessible", [
  ["light", 1280],
  ["dark", 360],
] as const)) {
  test(`the demo is accessible and does not scroll sideways (${colorScheme}, ${width} px)`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } });
    const page = await context.newPage();
    await openDemo(page, "/products/big-social");
    await page.locator("#demo canvas").waitFor();
    // Lines differ by more than their colour.
    await expect(page.locator("#demo figure p > span svg path[stroke-dasharray]")).toHaveCount(2);
    await page.getByText("Baca sebagai tabel").click();
    expect(await findViolations(page, { within: "#demo" })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await context.close();
  });
}
