import { expect, type Page } from "../test.ts";

/** Sends a contact request from the site; returns the lead's id. */
export async function sendRequest(page: Page, email: string, more: object = {}): Promise<string> {
  const sent = await page.request.post("/api/contact-us", {
    data: {
      name: "Sari Wulandari",
      company: "PT Contoh Jaya",
      email,
      phone: "0812 3456 7890",
      industry: "retail",
      job: "Manajer data",
      product: "big-social",
      message: "Kami ingin demo.",
      ...more,
    },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  return ((await sent.json()) as { data: { id: string } }).data.id;
}
