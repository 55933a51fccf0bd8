import { type Browser, expect as expectSoon, type Page } from "../test.ts";
import { findViolations } from "./axe.ts";
import { hydrated } from "./people.ts";

// A purchase is many calls one after the other, which takes long on a busy machine.
export const expect = expectSoon.configure({ timeout: 20_000 });

export const words = {
  id: {
    prefix: "",
    growth: "Pilih BigSocial Growth",
    threeMonths: "3 bulan",
    toPay: "Lanjut ke pembayaran",
    more: "Tambah satu bulan",
    apply: "Pakai",
    register: "Daftar",
    next: "Lanjutkan",
    create: "Buat akun",
    order: "Buat pesanan",
    pay: "Bayar",
    thanks: "Terima kasih, pembayaran Anda diterima",
    invoice: "Unduh tagihan (PDF)",
    package: "Mulai memakai",
    rupiah: (amount: string) => `Rp${amount}`,
  },
  en: {
    prefix: "/en",
    growth: "Choose BigSocial Growth",
    threeMonths: "3 months",
    toPay: "Continue to payment",
    more: "One month more",
    apply: "Apply",
    register: "Register",
    next: "Continue",
    create: "Create account",
    order: "Place order",
    pay: "Pay",
    thanks: "Thank you, your payment has arrived",
    invoice: "Download invoice (PDF)",
    package: "Start using",
    rupiah: (amount: string) => `Rp${amount.replaceAll(".", ",")}`,
  },
};
export type Words = (typeof words)["id"];

export const total = (page: Page) => page.locator("[data-total]");
export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

export async function newPage(browser: Browser, viewport = { width: 1280, height: 800 }) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  // Most people have answered the consent bar before they buy.
  await page.goto("/about-us");
  await page.locator("[data-consent=refused]").click();
  return page;
}

export async function expectAccessible(page: Page) {
  expect(await findViolations(page)).toEqual([]);
}

export async function toCheckout(page: Page, say: Words, packageId: string) {
  await page.goto(`${say.prefix}/payment?package=${packageId}`);
  await hydrated(page, "payment");
  await expect(total(page)).toBeVisible();
}

export async function placeOrder(page: Page, say: Words) {
  await page.locator("#buyer-address").fill("Jalan Pemuda 21, Semarang");
  await page.getByRole("button", { name: say.order, exact: true }).click();
  await page.waitForURL(/\/payment\/[0-9a-f-]{36}$/);
  await hydrated(page, "payment-order");
}
