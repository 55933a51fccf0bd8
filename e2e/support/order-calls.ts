import { expect, type Page } from "../test.ts";

interface Choice {
  package_id: string;
  months: number;
  voucher_code?: string;
  payment_method?: "mandiri_va" | "qris";
}

/** Places an order by the calls of the checkout for the customer who is logged in on the page; returns its number. */
export async function placeOrderByCalls(page: Page, choice: Choice, locale: "id" | "en"): Promise<string> {
  const wanted = { payment_method: "mandiri_va", ...choice };
  const { total } = await post<{ total: number }>(page, "/quotes", wanted);
  const buyer = { name: "PT Rempah Timur", address: "Jalan Pemuda 21, Semarang" };
  const order = { ...wanted, expected_total: total, buyer, locale };
  return (await post<{ number: string }>(page, "/orders", order)).number;
}

/** Lets the simulated bank do something with the payment of an order. */
export async function actAsBank(
  page: Page,
  number: string,
  action: "pay" | "pay-wrong-amount" | "pay-twice",
): Promise<void> {
  await post(page, `/simulator/payments/${number}/${action}`, {});
}

async function post<Data>(page: Page, path: string, data: object): Promise<Data> {
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const headers = { authorization: `Bearer ${token}`, "idempotency-key": crypto.randomUUID() };
  const response = await page.request.post(`/api${path}`, { headers, data });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { data: Data }).data;
}
