import { customerByCalls, password } from "../support/people.ts";
import { translatePage } from "../support/translate-page.ts";
import type { Engine, Tab } from "./driver.ts";
import { arrive, click, fill, hydrated, press, reads, see } from "./steps.ts";
import { test } from "./test.ts";

/** Logs in at the gate, on its own page or in the checkout; once the password is shown, it stays. */
export async function logIn(tab: Tab, name: string, password: string, island = "login"): Promise<void> {
  await hydrated(tab, island);
  await fill(tab, "#login-identifier", name);
  if (await tab.run(() => document.querySelector<HTMLElement>("#login-password")?.offsetParent === null))
    await press(tab, "Lanjutkan", `[data-island=${island}] form`);
  await fill(tab, "#login-password", password);
  await press(tab, "Masuk", `[data-island=${island}] form`);
}

interface PurchaseOptions {
  /** Before the paths of the design, `/v2`. */
  prefix?: string;
  /** Runs on each page once it can be used. */
  onPage?: () => Promise<void>;
}

/** Buys two months of BigSocial Growth from the table of prices to the paid order, whose page changes by itself. */
export async function chooseAndPay(
  tab: Tab,
  name: string,
  { prefix = "", onPage = async () => {} }: PurchaseOptions = {},
): Promise<void> {
  await tab.open(`${prefix}/products/pricing`);
  await onPage();
  await click(tab, "a[href$='payment?package=big-social-growth']");
  await arrive(tab, `${prefix}/payment`);
  await hydrated(tab, "payment");
  await see(tab, "[data-total]");
  await onPage();
  await press(tab, "Tambah satu bulan", "[data-island=payment]");
  await see(tab, "output", "2 bulan");
  // Two months of 4.500.000, with 11/12 of them taxed by 12%.
  await see(tab, "[data-total]", "Rp9.990.000");
  await see(tab, "#login-identifier");
  await logIn(tab, name, password, "payment");
  await see(tab, "#buyer-address");
  await onPage();
  await fill(tab, "#buyer-address", "Jalan Pemuda 21, Semarang");
  await see(tab, "[data-total]", "Rp9.990.000");
  await press(tab, "Buat pesanan");
  await arrive(tab, /\/payment\/[0-9a-f-]{36}$/);
  await hydrated(tab, "payment-order");
  await see(tab, "[data-state=awaiting]");
  await onPage();
  await see(tab, "[data-value='9990000']");
  await press(tab, "Bayar");
  // The team prepares a workspace of BigSocial.
  await see(tab, "[data-state=preparing]");
  await reads(tab, () => document.querySelector("h1")?.textContent, "Terima kasih, pembayaran Anda diterima");
}

/** The clock of the device. Durations and the time zone are as always. */
const clockAhead = (hours: number) => `{
  const Actual = Date;
  const ahead = ${hours} * 3_600_000;
  Date = class extends Actual {
    constructor(...values) {
      if (values.length) super(...values);
      else super(Actual.now() + ahead);
    }
    static now() {
      return Actual.now() + ahead;
    }
  };
}
`;

/** The size of text that a visitor has set, from the first element on: pages measure in its unit. */
const doubleText = `document.documentElement.style.fontSize = "200%";
`;

/** A purchase by somebody whose browser translates pages, whose text has twice the size, and whose clock is wrong. */
export function purchaseUnderConditions(engine: Engine): void {
  for (const [hours, prefix] of [
    [30, ""],
    [-30, "/v2"],
  ] as const)
    test(`a translated purchase at twice the text with a clock ${hours} hours off (${prefix || "v1"})`, async ({
      visit,
    }) => {
      const name = await customerByCalls(`sulit${prefix.replace("/", ".")}.${engine.name.toLowerCase()}`);
      const tab = await visit(engine, { width: 390, script: clockAhead(hours) + doubleText });
      await chooseAndPay(tab, name, { prefix, onPage: () => tab.run(translatePage) });
    });
}
