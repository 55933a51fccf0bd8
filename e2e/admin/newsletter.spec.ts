import { openScreen, staff } from "../support/admin.ts";
import { test } from "../support/audit.ts";
import { findViolations } from "../support/axe.ts";
import { mailsTo, waitForMails } from "../support/mailbox.ts";
import { expect, type Page } from "../test.ts";

/** Signs up for the newsletter by the plain form's call and confirms by the link of the mail. */
async function subscribe(page: Page, email: string): Promise<void> {
  const response = await page.request.post("/api/subscribe", { data: { email, locale: "en" } });
  expect(response.status()).toBe(202);
  const [mail] = await waitForMails(email);
  const link = /http\S+\/subscribe\/confirm\?token=[\w.-]+/.exec(mail!.text!)![0];
  expect((await page.request.post(link)).url()).toContain("/subscribe/confirmed");
}

test("an editor writes a letter, looks at it, sends it, and reads what became of it", async ({
  browser,
  page: visitor,
}) => {
  const reader = `reader.${Date.now()}@example.id`;
  await subscribe(visitor, reader);

  const editor = await staff(browser, "editor", { locale: "en", name: "letters.editor" });
  const { page } = editor;
  await openScreen(page, "/newsletter");
  await page.getByRole("button", { name: "New issue" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "No subject" })).toBeVisible();
  await expect(page.getByText("Indonesian: the issue is empty")).toBeVisible();

  await page.getByLabel("Subject (Indonesian)").fill("Kabar Desember");
  await page.getByLabel("Subject (English)").fill("December news");
  await page.getByLabel("Preview line (Indonesian)").fill("Satu panduan");
  await page.getByLabel("Preview line (English)").fill("One guide");
  const add = page.getByRole("group", { name: "Add block" });
  await add.getByRole("button", { name: "Text" }).click();
  await page.getByLabel("Text (Indonesian)", { exact: true }).fill("Baca **semuanya** di [wawasan](/resources).");
  const text = page.getByLabel("Text (English)", { exact: true });
  const marks = page.getByRole("toolbar", { name: "Marks: Text (English)" });
  await text.fill("Read all of it in resources.");
  await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 14));
  await marks.getByRole("button", { name: "Strong" }).click();
  await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(22, 31));
  await marks.getByRole("button", { name: "Link" }).click();
  await page.keyboard.type("/resources");
  await expect(text).toHaveValue("Read **all of it** in [resources](/resources).");
  await add.getByRole("button", { name: "Article" }).click();
  await page.getByRole("combobox", { name: "Article" }).selectOption({ index: 1 });
  await add.getByRole("button", { name: "Product" }).click();
  await page.getByRole("combobox", { name: "Product" }).selectOption("big-social");
  await page.getByRole("button", { name: "Move up: 3. Product" }).click();
  await expect(page.getByText("2. Product")).toBeFocused();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Ready to be sent")).toBeVisible();

  const frame = page.frameLocator("iframe");
  await expect(frame.getByText("Kabar Desember")).toBeVisible();
  await page.getByRole("group", { name: "Language" }).getByRole("button", { name: "English", exact: true }).click();
  await expect(frame.getByText("December news")).toBeVisible();
  await page.getByRole("button", { name: "Dark", exact: true }).click();
  await page.getByRole("button", { name: "Phone", exact: true }).click();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Plain text" }).click();
  await expect(page.getByText(/Read all of it in resources: http/)).toBeVisible();

  await page.getByRole("button", { name: "Send it to me (English)" }).click();
  const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject);
  await expect.poll(() => subjectsTo(editor.email)).toContain("[Test] December news");

  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  await page.getByRole("button", { name: "Schedule it" }).click();
  await expect(page.getByText("Sent", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Delivered").first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await expect.poll(() => subjectsTo(reader)).toContain("December news");

  // A click is counted, and leads on.
  const letter = (await mailsTo(reader)).at(-1)!;
  const link = /http\S+\/letters\/[\w-]+\/links\/\d+/.exec(letter.text!)![0];
  const followed = await visitor.request.get(link);
  expect(followed.url()).toContain("utm_source=newsletter");

  // The reader chooses other topics, and then leaves.
  const preferences = /http\S+\/subscribe\/preferences\?token=[\w.-]+/.exec(letter.text!)![0];
  await visitor.goto(preferences);
  await expect(visitor.getByRole("checkbox", { name: "The newsletter" })).toBeChecked();
  await visitor.getByRole("checkbox", { name: "Event invitations" }).check();
  expect(await findViolations(visitor)).toEqual([]);
  await visitor.getByRole("button", { name: "Save my choice" }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Your choice is saved");
  const unsubscribe = letter.headers.find(({ key }) => key === "list-unsubscribe")!.value.slice(1, -1);
  expect((await visitor.request.post(unsubscribe, { form: { "List-Unsubscribe": "One-Click" } })).status()).toBe(200);

  await openScreen(page, "/newsletter/subscribers");
  await page.getByRole("searchbox").fill(reader);
  await page.getByRole("link", { name: reader }).click();
  await expect(page.getByText("Newsletter ended")).toBeVisible();
  await expect(page.getByText("Changed topics or language")).toBeVisible();
  await expect(page.getByRole("link", { name: "December news" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test("people are imported with the proof that they agreed, and without it refused", async ({ browser }) => {
  const { page } = await staff(browser, "editor");
  await openScreen(page, "/newsletter/subscribers");
  await page.getByRole("button", { name: "Impor" }).click();
  const email = `impor.${Date.now()}@example.id`;
  const head = "email,language,consent_at,consent_by,consent_how";
  const file = (line: string) => ({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from(`${head}\n${line}\n`) });
  const chooser = page.getByLabel("Berkas CSV");
  await chooser.setInputFiles(file(`${email},id,,,`));
  await expect(page.getByText("Baris 2: bukti persetujuan belum lengkap")).toBeVisible();
  await chooser.setInputFiles(file(`${email},id,2026-10-01,Stan pameran,Formulir bertanda tangan`));
  await page.getByRole("button", { name: "Impor 1" }).click();
  await page.getByRole("link", { name: email }).click();
  await expect(page.getByText("Formulir bertanda tangan")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
