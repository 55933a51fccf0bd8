import { spawnSync } from "node:child_process";
import type { BrowserContext } from "@playwright/test";
import { oneTimeCode } from "../../e2e/support/one-time-code.ts";
import type { Served } from "../served.ts";

const username = "bench.admin";
const password = "becak ungu naik gunung";

/** Creates an administrator, sets up the second factor by calls, and logs in for all pages of a browser context. */
export async function logInAsAdmin(context: BrowserContext, { url, dataDir }: Served): Promise<void> {
  const command = ["admin", "create", "--email", `${username}@example.id`, "--username", username, "--role", "admin"];
  spawnSync("node", ["scripts/operate.mjs", ...command, "--password", password], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const post = async (path: string, data: object) => {
    const response = await context.request.post(`${url}/api/auth${path}`, { headers: { origin: url }, data });
    if (!response.ok()) throw new Error(`${path} responds ${response.status()}: ${await response.text()}`);
    return response.json();
  };
  await post("/sign-in/username", { username, password });
  const { totpURI, backupCodes } = await post("/two-factor/enable", { password });
  await post("/two-factor/verify-totp", { code: oneTimeCode(new URL(totpURI).searchParams.get("secret")!) });
  const { token } = await (await context.request.get(`${url}/api/auth/token`)).json();
  const headers = { authorization: `Bearer ${token}` };
  await context.request.post(`${url}/api/admin/confirm`, { headers, data: { code: backupCodes[0] } });
  await context.addCookies([{ name: "token", value: token, url, sameSite: "Strict" }]);
  const page = await context.newPage();
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((stored) => localStorage.setItem("token", stored), token);
  await page.close();
}
