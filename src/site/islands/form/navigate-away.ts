/**
 * Leaves for another page. Resolves only when this page is shown again from the browser's memory, so that a form stays
 * pending until then.
 */
export async function navigateAway(address: string): Promise<void> {
  location.assign(address);
  await new Promise((resolve) => addEventListener("pageshow", resolve, { once: true }));
}
