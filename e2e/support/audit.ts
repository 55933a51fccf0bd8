import { expect, type Page } from "../test.ts";

/** Returns the actions that the audit log has of one object, newest first, as its own screen shows them. */
export async function auditOf(page: Page, resource: string, id: string): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const response = await page.request.get(`/api/admin/${resource}/${id}/changes?limit=200`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { data: { action: string }[] }).data.map(({ action }) => action);
}
