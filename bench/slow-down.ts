import type { CDPSession, Page } from "@playwright/test";

/** Makes a page as slow as on a slow phone: 4x processor, 1.6 Mbit/s, 150 ms. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const throughput = (1.6 * 1024 * 1024) / 8;
  const network = { offline: false, latency: 150, downloadThroughput: throughput, uploadThroughput: throughput / 2 };
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return session;
}
