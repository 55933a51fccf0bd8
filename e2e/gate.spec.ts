import { waitForMails } from "./support/mailbox.ts";
import {
  codeIn,
  createCustomer,
  fillLogin,
  fillRegistration,
  hydrated,
  linkIn,
  password,
  typeMailedCode,
  uniqueUsername,
} from "./support/people.ts";
import { expectAccessible, labelsByLocale, newPage, placeOrder, press, total } from "./support/shop-journey.ts";
import { expect, type Page, refusal, test } from "./test.ts";

/** Records the screens that a journey shows and the fields that it fills in or offers, but for checkboxes and choices. */
function countedJourney(page: Page) {
  const screens: string[] = [];
  const fields = new Set<string>();
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame() || frame.url() === "about:blank") return;
    const { pathname } = new URL(frame.url());
    if (screens.at(-1) !== pathname) screens.push(pathname);
  });
  return {
    screens,
    fields,
    async look() {
      const ids = page.locator("main input:not([type=radio], [type=checkbox], [type=hidden]):visible");
      for (const id of await ids.evaluateAll((inputs) => inputs.map((input) => input.id))) fields.add(id);
    },
  };
}

async function choosePackage(page: Page, labels: (typeof labelsByLocale)["id"]) {
  await page.goto(`${labels.prefix}/products/pricing`);
  await page.getByLabel(labels.threeMonths).check();
  await page.getByRole("link", { name: labels.growth }).click();
  await page.waitForURL(`**${labels.prefix}/payment`);
  await hydrated(page, "payment");
  await expect(total(page)).toBeVisible();
}

test("a new buyer comes from the prices to the payment number in four screens and nine fields, with a code by mail", async ({
  browser,
}) => {
  const labels = labelsByLocale.id;
  const page = await newPage(browser, { width: 390, height: 844 });
  const journey = countedJourney(page);
  const email = `${uniqueUsername("gerbang.baru")}@example.id`;
  await choosePackage(page, labels);
  await expect(total(page)).toHaveText(labels.rupiah("14.985.000"));
  await journey.look();
  await page.locator("#login-identifier").fill(email);
  await press(page, "Lanjutkan");
  await expect(page.locator("#login-password")).toBeFocused();
  await expectAccessible(page);
  await press(page, "Kirim kode ke surel saya");
  await journey.look();
  await typeMailedCode(page, email);
  await expect(page.getByRole("heading", { name: "Buat akun Anda" })).toBeFocused();
  await page.locator("#create-first_name").fill("PT Gerbang Baru");
  await page.locator("#create-password").fill(password);
  await journey.look();
  await expectAccessible(page);
  await press(page, "Buat akun");
  await expect(page.locator("#buyer-name")).toHaveValue("PT Gerbang Baru");
  await journey.look();
  await placeOrder(page, labels);
  await expect(page.locator("[data-state=awaiting]")).toBeVisible();
  expect(journey.screens.length).toBeLessThanOrEqual(4);
  // The password of those who have an account is beside the code, and not asked of a new person.
  journey.fields.delete("login-password");
  expect([...journey.fields].length).toBeLessThanOrEqual(9);
  await page.context().close();
});

test("a new buyer registers with a password, a phone confirms by the link, and the computer goes on by itself", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(refusal(409, "/auth/verify-email"));
  const labels = labelsByLocale.en;
  const page = await newPage(browser);
  const journey = countedJourney(page);
  const name = uniqueUsername("gate.phone");
  await choosePackage(page, labels);
  await page.locator("[data-island=payment]").getByRole("link", { name: labels.register, exact: true }).click();
  await expect(page.getByText("Your order is waiting: BigSocial Growth")).toBeVisible();
  await fillRegistration(page, labels, name);
  const phone = await newPage(browser, { width: 360, height: 740 });
  const [mail] = await waitForMails(`${name}@example.id`);
  await phone.goto(linkIn(mail!.text));
  await phone.locator("#verify-password").fill(password);
  await press(phone, "Verify email");
  await expect(
    phone.getByText("Go back to the device where you registered: your BigSocial Growth order is waiting there"),
  ).toBeVisible();
  await expect(phone.locator("#login-password")).toHaveCount(0);
  await phone.context().close();
  // Looked at again, the page of the registration leads on.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.waitForURL("**/en/payment");
  await hydrated(page, "payment");
  await placeOrder(page, labels);
  expect(new Set(journey.screens).size).toBeLessThanOrEqual(4);
  await page.context().close();
});

test("a known buyer needs the payment page and the order, and logs in where the order is", async ({ browser }) => {
  const labels = labelsByLocale.id;
  const page = await newPage(browser, { width: 360, height: 740 });
  const name = await createCustomer(page, labels, "gerbang.lama");
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem("token"));
  await choosePackage(page, labels);
  const journey = countedJourney(page);
  await fillLogin(page, name);
  await page.locator("#login-password").press("Enter");
  await expect(page.getByRole("heading", { name: "Data tagihan" })).toBeFocused();
  await expect(page.locator("#buyer-name")).toHaveValue("PT Rempah Timur");
  await placeOrder(page, labels);
  expect(new Set(journey.screens.map((path) => path.replace(/[0-9a-f-]{36}$/, ""))).size).toBeLessThanOrEqual(2);
  await page.context().close();
});

test("a wrong code and one that was missed too often are named at the field, and a new one opens the account", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(refusal(400, "/auth/sign-in/code"));
  const page = await newPage(browser);
  const email = `${uniqueUsername("gate.codes")}@example.id`;
  await page.goto("/en/auth/login");
  await hydrated(page, "login");
  await page.locator("#login-identifier").fill(email);
  await press(page, "Continue");
  await press(page, "Email me a code");
  const right = codeIn((await waitForMails(email))[0]!.text).replace(" ", "");
  const wrong = right === "111111" ? "222222" : "111111";
  for (let time = 0; time < 5; time++) {
    const answered = page.waitForResponse(/sign-in\/code/);
    await page.locator("#code-code").fill("");
    await page.locator("#code-code").fill(wrong);
    await answered;
    await expect(page.locator("#code-code-error")).toContainText(
      time < 4 ? "That code is wrong" : "This code is no longer valid",
    );
  }
  await press(page, "Send a new code");
  await expect(page.getByText("A new code is on its way.")).toBeVisible();
  await typeMailedCode(page, email, 2);
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeFocused();
  await page.context().close();
});

test("a proof that is no longer taken leads back to a new code, with the reason, and keeps the name", async ({
  browser,
  allowErrors,
}) => {
  allowErrors(refusal(400, "/auth/sign-up/email"));
  const page = await newPage(browser);
  const email = `${uniqueUsername("gate.expired")}@example.id`;
  await page.goto("/en/auth/login");
  await hydrated(page, "login");
  await page.locator("#login-identifier").fill(email);
  await press(page, "Continue");
  await press(page, "Email me a code");
  await typeMailedCode(page, email);
  await page.locator("#create-first_name").fill("PT Terlambat");
  await page.locator("#create-password").fill(password);
  // As it is after half an hour.
  const body = JSON.stringify({ code: "invalid_input", issues: [{ path: "mailbox_proof", code: "code_expired" }] });
  const expired = { status: 400, contentType: "application/problem+json", body };
  await page.route("**/sign-up/email", (route) => route.fulfill(expired), { times: 1 });
  await press(page, "Create account");
  await expect(page.getByRole("alert")).toContainText("has expired or was used");
  await expectAccessible(page);
  await typeMailedCode(page, email, 2);
  await expect(page.locator("#create-first_name")).toHaveValue("PT Terlambat");
  await page.locator("#create-password").fill(password);
  await press(page, "Create account");
  await page.waitForURL("**/en/account");
  // Somebody who logs out for another account goes on at the field.
  await page.goto("/en/auth/login");
  await press(page, "Log out and use another account");
  await expect(page.locator("#login-identifier")).toBeFocused();
  await page.context().close();
});

test("the step of the code survives a reload, and going back from it keeps what was typed", async ({ browser }) => {
  const labels = labelsByLocale.en;
  const page = await newPage(browser);
  const name = uniqueUsername("gate.reload");
  await page.goto("/en/auth/register");
  await fillRegistration(page, labels, name);
  await page.reload();
  await expect(page.locator("#code-code")).toBeVisible();
  await expect(page.getByText(`${name}@example.id`)).toBeVisible();
  await press(page, "Change the address");
  await expect(page.locator("#register-email")).toBeFocused();
  await expect(page.locator("#register-email")).toHaveValue(`${name}@example.id`);
  await page.locator("#register-email").fill(`${name}.other@example.id`);
  await expect(page.locator("#register-first_name")).toHaveValue("Siti Rahma");
  const draft = await page.evaluate(() => JSON.parse(localStorage.getItem("root")!).state.registration);
  expect(draft).toMatchObject({ first_name: "Siti Rahma", email: `${name}.other@example.id` });
  await page.context().close();
});

test("an account whose passkey was not created is told so, and is logged in all the same", async ({ browser }) => {
  const page = await newPage(browser);
  const email = `${uniqueUsername("gate.passkey")}@example.id`;
  await page.addInitScript(() => {
    CredentialsContainer.prototype.create = () => Promise.reject(new DOMException("cancelled", "NotAllowedError"));
  });
  await page.goto("/en/auth/login");
  await hydrated(page, "login");
  await page.locator("#login-identifier").fill(email);
  await press(page, "Continue");
  await press(page, "Email me a code");
  await typeMailedCode(page, email);
  await page.locator("#create-first_name").fill("PT Tanpa Passkey");
  await press(page, "Use a passkey, no password");
  await press(page, "Create account with a passkey");
  await expect(page.getByRole("heading", { name: "Your account is ready, without a passkey" })).toBeFocused();
  await press(page, "Continue");
  await page.waitForURL("**/en/account");
  await page.context().close();
});
