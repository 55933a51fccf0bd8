import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { StaffRole } from "../../src/accounts/staff/permissions.ts";
import { staffState } from "../support/admin.ts";
import { mailsTo, waitForMails } from "../support/mailbox.ts";
import { customerByCalls, linkIn, password, uniqueUsername } from "../support/people.ts";
import type { Engine, Tab } from "./driver.ts";
import { chooseAndPay, logIn } from "./purchase.ts";
import { arrive, click, field, fill, focused, gone, hydrated, press, reads, see, select } from "./steps.ts";
import { expect, test } from "./test.ts";

/** Logs the tab in as somebody of the staff, as the journeys in Chromium do. */
async function enter(tab: Tab, role: StaffRole, screen: string): Promise<void> {
  const { cookies, origins } = await staffState(role);
  await tab.open("/robots.txt");
  await tab.addCookies(cookies);
  await tab.run((token) => localStorage.setItem("token", token), origins[0]!.localStorage[0]!.value);
  await tab.open(`/admin${screen}`);
  await see(tab, "main h1");
}

/** The ten journeys of a visitor, a customer and the staff, in another engine than Chromium. */
export function makeJourneys(engine: Engine): void {
  const own = engine.name.toLowerCase();

  test("pages and menus, by mouse and keyboard, in both designs and languages, and on a phone", async ({ visit }) => {
    const tab = await visit(engine);
    await tab.open("/");
    await press(tab, "Produk", "header");
    await see(tab, "#menu-products");
    await tab.press("Escape");
    await gone(tab, "#menu-products");
    await focused(tab, "header button[popovertarget=menu-products]");
    await tab.press("Enter");
    await see(tab, "#menu-products");
    await tab.press("Tab");
    await focused(tab, "#menu-products a");
    await click(tab, '#menu-products a[href="/products/big-legal"]');
    await arrive(tab, "/products/big-legal");
    await see(tab, "h1");
    await click(tab, "header a[data-language-switch]");
    await arrive(tab, "/en/products/big-legal");
    await reads(tab, () => document.documentElement.lang, "en");
    await tab.open("/v2");
    await press(tab, "Produk", "header");
    await click(tab, '#menu-products a[href="/v2/products/big-view"]');
    await arrive(tab, "/v2/products/big-view");
    await tab.resize(390, 844);
    await tab.open("/products/big-view");
    await click(tab, "header button[popovertarget=menu-phone]");
    await see(tab, "#menu-phone");
    await reads(tab, () => document.documentElement.scrollWidth - innerWidth, 0);
  });

  test("the search dialog opens by keys, finds, and leads to a product", async ({ visit }) => {
    const tab = await visit(engine);
    await tab.open("/en/about-us");
    // Its program is loaded when the browser is idle.
    await expect(async () => {
      await tab.press("Control", "k");
      expect(await tab.run(() => document.querySelector("#palette")?.matches("[open]") ?? false)).toBe(true);
    }).toPass();
    await focused(tab, "#palette input");
    await tab.type("legal");
    await see(tab, '#palette [aria-selected="true"]', "BigLegal");
    await see(tab, "#palette-1");
    await tab.press("ArrowDown");
    await reads(tab, () => document.activeElement?.getAttribute("aria-activedescendant") ?? "", "palette-1");
    await tab.press("ArrowUp");
    await tab.press("Enter");
    await arrive(tab, "/en/products/big-legal");
  });

  test("the contact form names mistakes, stores what was typed, and is sent", async ({ visit }) => {
    const tab = await visit(engine, { width: 390 });
    const email = `kontak.${own}@example.id`;
    await tab.open("/contact-us");
    await hydrated(tab, "contact-form");
    await fill(tab, "#email", "sari@");
    await click(tab, "#send");
    await focused(tab, "[role=alert]");
    await see(tab, "#email-error");
    await reads(tab, () => document.querySelector("#name")!.getAttribute("aria-invalid"), "true");
    await fill(tab, "#name", "Sari Wulandari");
    await fill(tab, "#company", "PT Rempah Timur");
    await fill(tab, "#email", email);
    await fill(tab, "#phone", "0812 3456 7890");
    await select(tab, "#industry", "retail");
    await fill(tab, "#job", "Manajer");
    await select(tab, "#product", "big-social");
    await fill(tab, "#message", "Kami ingin demo.");
    await expect.poll(() => tab.run(() => JSON.stringify({ ...localStorage }))).toContain("Kami ingin demo.");
    await tab.open("/contact-us");
    await hydrated(tab, "contact-form");
    await reads(tab, () => document.querySelector<HTMLInputElement>("#message")!.value, "Kami ingin demo.");
    await click(tab, "#send");
    await arrive(tab, "/contact-us/success");
    await see(tab, "[data-island=sent-confirmation]", email);
    await waitForMails(email);
  });

  test("somebody registers and confirms by the mailed link", async ({ visit }) => {
    const tab = await visit(engine);
    const name = uniqueUsername(`daftar.${own}`);
    await tab.open("/auth/register");
    await hydrated(tab, "register");
    await fill(tab, "#register-first_name", "Siti Rahma");
    await fill(tab, "#register-email", `${name}@example.id`);
    await fill(tab, "#register-password", password);
    await press(tab, "Buat akun", "[data-island=register]");
    await see(tab, "#code-code");
    const [mail] = await waitForMails(`${name}@example.id`);
    await tab.open("/robots.txt");
    await tab.open(linkIn(mail!.text));
    await hydrated(tab, "verify-email");
    await waitForMails(`${name}@example.id`, 2);
    expect(await tab.url()).not.toContain("#");
    await tab.open("/account/profile");
    await reads(tab, () => document.querySelector<HTMLInputElement>("#profile-first_name")?.value, "Siti Rahma");
  });

  test("a customer logs in, is led back to the page that asked for it, and logs out", async ({ visit }) => {
    const name = await customerByCalls(`masuk.${own}`);
    const tab = await visit(engine);
    await tab.open("/account/security");
    await arrive(tab, "/auth/login");
    await logIn(tab, name, "wrong password");
    await see(tab, "[role=alert]");
    await logIn(tab, name, password);
    await arrive(tab, "/account/security");
    await tab.open("/account");
    await click(tab, "[data-island=account-log-out] button");
    await arrive(tab, "/");
  });

  test("a customer chooses a package and pays; the page of the order changes by itself", async ({ visit }) => {
    const name = await customerByCalls(`bayar.${own}`);
    const tab = await visit(engine);
    await chooseAndPay(tab, name);
    await press(tab, "Siapkan langkah pertama");
    await see(tab, "h2, h3", "BigSocial Growth");
  });

  test("back office: a lead is found, assigned and moved by keyboard", async ({ visit, request }) => {
    const company = `PT Papan ${engine.name} ${test.info().repeatEachIndex}`;
    const sent = await request.post("/api/contact-us", {
      data: {
        name: "Sari Wulandari",
        company,
        email: "sari@example.id",
        phone: "0812 3456 7890",
        industry: "retail",
        job: "Manajer",
        product: "big-social",
        message: "Kami ingin demo.",
      },
    });
    expect(sent.status()).toBe(201);
    const tab = await visit(engine);
    await enter(tab, "sales", "/leads");
    await see(tab, "[role=grid] [role=gridcell]");
    await tab.press("/");
    await focused(tab, "input[type=search]");
    await tab.type(company);
    await see(tab, "[role=gridcell]", company);
    await reads(tab, () => document.querySelectorAll("[role=row]:has([role=gridcell])").length, 1);
    await tab.run(() => (document.activeElement as HTMLElement).blur());
    await tab.press("j");
    await tab.press("Enter");
    await see(tab, "h1", company);
    await tab.press("a");
    await see(tab, "dialog[open]", "Tugaskan kepada");
    await tab.press("Enter");
    await see(tab, "main *", "Ditugaskan kepada");
    await gone(tab, "dialog[open]");
    await tab.press("s");
    await see(tab, "dialog[open]", "Pindahkan ke");
    await tab.press("Enter");
    await see(tab, "main *", "Status: Baru menjadi Dihubungi");
    await tab.press("u");
    await see(tab, "[role=row]", "Dihubungi");
  });

  test("back office: the page beside the form follows what is typed, and its texts lead to their fields", async ({
    visit,
  }) => {
    const title = "[data-place='/hero/title'] [data-locale=id] [data-control]";
    const words = `Judul dari ${engine.name}`;
    const shown = () => document.querySelector("iframe")?.contentDocument?.querySelector("h1")?.textContent;
    const tab = await visit(engine, { width: 1440 });
    await enter(tab, "editor", "/content/documents/bigone");
    await press(tab, "Pratinjau");
    await expect.poll(() => tab.run(shown).catch(() => undefined)).toBeTruthy();
    await fill(tab, title, words);
    await expect.poll(() => tab.run(shown).catch(() => undefined)).toBe(words);
    await tab.run(() => document.querySelector("iframe")!.contentDocument!.querySelector("h1")!.click());
    await focused(tab, title);
    await see(tab, ".save-note[data-status=saved]");
  });

  test("back office: a letter is composed with marks and blocks, looked at, and sent to oneself", async ({ visit }) => {
    const tab = await visit(engine, { locale: "en", width: 1440 });
    await enter(tab, "editor", "/newsletter");
    await press(tab, "New issue");
    await see(tab, "h1", "Without subject");
    const subject = `News for ${engine.name}`;
    await fill(tab, await field(tab, "Subject (Indonesian)"), `Kabar ${engine.name}`);
    await fill(tab, await field(tab, "Subject (English)"), subject);
    await fill(tab, await field(tab, "Preview line (Indonesian)"), "Satu panduan");
    await fill(tab, await field(tab, "Preview line (English)"), "One guide");
    await press(tab, "Text", "[aria-label='Add block']");
    await fill(tab, await field(tab, "Text (Indonesian)"), "Baca **semuanya** di [wawasan](/resources).");
    const text = await field(tab, "Text (English)");
    await fill(tab, text, "Read all of it in resources.");
    await tab.run((text) => document.querySelector<HTMLTextAreaElement>(text)!.setSelectionRange(5, 14), text);
    await press(tab, "Strong", "[aria-label='Marks: Text (English)']");
    const written = () => tab.run((text) => document.querySelector<HTMLTextAreaElement>(text)!.value, text);
    await expect.poll(written).toBe("Read **all of it** in resources.");
    await press(tab, "Product", "[aria-label='Add block']");
    await select(tab, await field(tab, "Product"), "big-social");
    await press(tab, "Move up: 2. Product");
    await press(tab, "Save draft");
    await see(tab, "main *", "Ready to be sent");
    await press(tab, "Plain text");
    await see(tab, "pre", `Kabar`);
    await press(tab, "Send it to me (English)");
    await expect
      .poll(async () => (await mailsTo(await emailOf(tab))).map((mail) => mail.subject))
      .toContain(`[Test] ${subject}`);
  });

  test("back office: a picture is uploaded, described and given its focal point", async ({ visit }) => {
    const tab = await visit(engine);
    const file = join(mkdtempSync(join(tmpdir(), "bigsuite-picture-")), `gudang-${own}.jpg`);
    // A colour that no other test uses: the same picture is stored once.
    const background = { r: engine.name.length * 7, g: 91, b: 17 };
    writeFileSync(
      file,
      await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    );
    await enter(tab, "editor", "/media");
    await tab.choose("input[type=file]", file);
    await see(tab, "main *", "Terunggah");
    await press(tab, `gudang-${own}.jpg`, "main ul");
    await click(tab, "button[aria-label^='Titik fokus: ']");
    await tab.press("ArrowRight");
    await see(tab, "button[aria-label^='Titik fokus: '][aria-label*='55']");
    await fill(tab, await field(tab, "Deskripsi bahasa Indonesia"), "Gudang pada malam hari");
    await fill(tab, await field(tab, "Deskripsi bahasa Inggris"), "A warehouse at night");
    await press(tab, "Simpan");
    await see(tab, "main *", "Tersimpan");
  });
}

const emailOf = async (tab: Tab) =>
  tab.run(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem("token")}` };
    const { data } = (await (await fetch("/api/admin/me", { headers })).json()) as { data: { email: string } };
    return data.email;
  });
