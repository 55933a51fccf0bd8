/**
 * Goes on to another page. Whoever waits for it stays busy until this page is left; one that comes back from the browser's
 * memory can be used again.
 */
export async function leaveFor(address: string): Promise<void> {
  location.assign(address);
  await new Promise((back) => addEventListener("pageshow", back, { once: true }));
}
