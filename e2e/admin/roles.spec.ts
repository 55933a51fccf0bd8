import { readFileSync } from "node:fs";
import type { StaffRole } from "../../src/accounts/staff/permissions.ts";
import type { NavigationName } from "../../src/admin/screen-row.ts";
import { openScreen, staff } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { variantsOf } from "../support/variants.ts";
import { expect, type Page } from "../test.ts";

const wordsOf = (locale: string, set: string) => JSON.parse(readFileSync(`content/${locale}/${set}.json`, "utf8"));

const everything: NavigationName[] = [
  ...["today", "leads", "tasks", "help", "orders", "customers", "content", "media", "brand"],
  ...["campaigns", "experiments", "newsletter", "events", "speed"],
  ...[
    "invoices",
    "reconciliation",
    "vouchers",
    "prices",
    "people",
    "staff",
    "audit",
    "settings",
    "jobs",
    "system",
    "api",
  ],
] as NavigationName[];

/** Which screens a role has in its navigation, and on which of them it is offered what it may do. */
const roles: Record<StaffRole, { screens: NavigationName[]; offered: NavigationName[] }> = {
  viewer: {
    screens: [
      "today",
      "leads",
      "tasks",
      "help",
      "orders",
      "customers",
      "content",
      "media",
      "brand",
      "experiments",
      "newsletter",
      "events",
      "speed",
      "invoices",
      "vouchers",
      "prices",
      "api",
    ],
    offered: [],
  },
  sales: {
    screens: [
      ...(["today", "leads", "tasks", "help", "orders", "customers", "campaigns", "experiments"] as const),
      ...(["newsletter", "events", "speed", "invoices", "vouchers", "prices", "api"] as const),
    ],
    offered: ["leads", "tasks"],
  },
  finance: {
    screens: [
      "today",
      "tasks",
      "help",
      "orders",
      "customers",
      "campaigns",
      "speed",
      "invoices",
      "reconciliation",
      "vouchers",
      "prices",
      "api",
    ],
    offered: ["tasks", "orders", "invoices", "reconciliation", "vouchers", "prices"],
  },
  editor: {
    screens: [
      "today",
      "tasks",
      "content",
      "media",
      "brand",
      "campaigns",
      "experiments",
      "newsletter",
      "events",
      "speed",
      "prices",
      "api",
    ],
    offered: ["tasks", "experiments", "newsletter"],
  },
  admin: {
    screens: everything,
    offered: [
      ...(["leads", "tasks", "orders", "experiments", "newsletter", "invoices", "reconciliation", "vouchers"] as const),
      "prices",
      ...(["people", "staff", "audit"] as const),
    ],
  },
};

for (const [role, { screens, offered }] of Object.entries(roles) as [StaffRole, (typeof roles)[StaffRole]][])
  for (const locale of variantsOf(role, ["id", "en"] as const))
    test(`${role} sees ${screens.length} screens and is offered changes on ${offered.length} (${locale})`, async ({
      browser,
    }) => {
      const { page } = await staff(browser, role, { locale });
      await openScreen(page, "/today");
      const { navigation, failure } = wordsOf(locale, "admin");
      const links = page.getByRole("navigation", { name: navigation.label }).getByRole("link");
      await expect(links).toHaveText(screens.map((name) => navigation.screens[name]));
      for (const name of screens) {
        await links.filter({ hasText: new RegExp(`^${navigation.screens[name]}$`) }).click();
        await page.waitForURL(`**/admin/${name}`);
        await expect(page.locator("main h1")).toBeVisible();
        await expect(page.locator("main .skeleton")).toHaveCount(0);
        const changes = changesOn(page, name, locale);
        if (changes) await expect(changes, name).toHaveCount(offered.includes(name) ? 1 : 0);
        // The same parts are on the screens of every role.
        // Until a screen has come, the one before may be there.
        const audit = async () => expect(await findViolations(page), name).toEqual([]);
        if (role === "admin") await expect(audit).toPass();
      }
      // A screen of others does not exist, also not by its address.
      const foreign = everything.find((name) => !screens.includes(name));
      if (!foreign) return;
      await page.evaluate((path) => {
        history.pushState({}, "", path);
        dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
      }, `/admin/${foreign}`);
      await expect(page.getByRole("heading", { name: failure.missing.title })).toBeVisible();
    });

/** What is offered on a screen to those who may change or export what it lists. */
function changesOn(page: Page, name: NavigationName, locale: string) {
  const button = (label: string) => page.locator("main").getByRole("button", { name: label, exact: true });
  const { table } = wordsOf(locale, "admin");
  switch (name) {
    case "leads":
    case "orders":
    case "audit":
      return button(table.export);
    case "tasks":
      return page.locator("main").getByRole("button", { name: `${wordsOf(locale, "admin-tasks").new} C` });
    case "invoices":
      return button(wordsOf(locale, "admin-invoices").serials.save);
    case "reconciliation":
      return page.locator("input[type=file]");
    case "experiments":
      return page.getByRole("link", { name: wordsOf(locale, "admin-experiments").new });
    case "newsletter":
      return button(wordsOf(locale, "admin-newsletter").newLetter);
    case "vouchers":
      return page.getByRole("link", { name: wordsOf(locale, "admin-vouchers").newVoucher });
    case "prices":
      return page.getByRole("button", {
        name: wordsOf(locale, "admin-prices").change.replace("{package}", "BigSocial Growth"),
      });
    case "people":
      return button(wordsOf(locale, "admin-people").record.button);
    case "staff":
      return button(wordsOf(locale, "admin-staff").invite.action);
    default:
      return undefined;
  }
}
