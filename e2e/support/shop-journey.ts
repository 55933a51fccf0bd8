import { readFileSync } from "node:fs";
import { type Browser, expect, type Page, test } from "../test.ts";
import { findViolations } from "./axe.ts";
import { hydrated } from "./people.ts";

export const labelsByLocale = {
  id: {
    prefix: "",
    growth: "Pilih BigSocial Growth",
    threeMonths: "3 bulan",
    toPay: "Lanjut ke pembayaran",
    more: "Tambah satu bulan",
    apply: "Pakai",
    register: "Daftar",
    create: "Buat akun",
    order: "Buat pesanan",
    pay: "Bayar",
    thanks: "Terima kasih, pembayaran Anda diterima",
    invoice: "Unduh tagihan (PDF)",
    package: "Mulai memakai",
    prepare: "Siapkan langkah pertama",
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
    create: "Create account",
    order: "Place order",
    pay: "Pay",
    thanks: "Thank you, your payment has arrived",
    invoice: "Download invoice (PDF)",
    package: "Start using",
    prepare: "Prepare your first steps",
    rupiah: (amount: string) => `Rp${amount.replaceAll(".", ",")}`,
  },
};
export type Labels = (typeof labelsByLocale)["id"];

export const total = (page: Page) => page.locator("[data-total]");
export const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();

const { version } = JSON.parse(readFileSync("content/id/common.json", "utf8")).consent as { version: string };

/** Opens a page of a visitor who has answered the consent bar before, as most have who buy. */
export async function newPage(browser: Browser, viewport = { width: 1280, height: 800 }) {
  const consent = { choice: "refused", version, at: new Date().toISOString(), proof: "" };
  const root = { name: "root", value: JSON.stringify({ state: { consent }, version: 1 }) };
  const { origin } = new URL(test.info().project.use.baseURL!);
  const context = await browser.newContext({
    viewport,
    storageState: { cookies: [], origins: [{ origin, localStorage: [root] }] },
  });
  return context.newPage();
}

export async function expectAccessible(page: Page) {
  expect(await findViolations(page)).toEqual([]);
}

export async function openCheckout(page: Page, labels: Labels, packageId: string) {
  await page.goto(`${labels.prefix}/payment?package=${packageId}`);
  await hydrated(page, "payment");
  await expect(total(page)).toBeVisible();
}

export async function placeOrder(page: Page, labels: Labels) {
  await page.locator("#buyer-address").fill("Jalan Pemuda 21, Semarang");
  await page.getByRole("button", { name: labels.order, exact: true }).click();
  await page.waitForURL(/\/payment\/[0-9a-f-]{36}$/);
  await hydrated(page, "payment-order");
}
