import type { Me } from "#accounts/staff/staff-view.ts";
import { screens } from "../screens.ts";
import { findScreen } from "./find-screen.ts";

/**
 * Sends what the app will request first while the app itself is still loading: who is logged in, the list of the screen
 * in the address, and the screen's module.
 */
const screen = findScreen(screens, location.pathname);
// The app loads it again and shows what failed.
screen?.load().catch(() => {});

const token = document.cookie.match(/(?:^|;\s*)token=([^;]+)/)?.[1];
if (token) {
  const { apiHost = "/api" } = document.documentElement.dataset;
  const headers = { Accept: "application/json", Authorization: `Bearer ${token}` };
  const send = (call: string) => fetch(apiHost + call, { headers }).catch(() => undefined);
  const me = send("/admin/me");
  const list = location.search === "" ? screen?.list : undefined;
  const sentAt = performance.now();
  window.earlyCalls = { "/admin/me": { sentAt, response: me } };
  // A list is sent for whom the app opens: anyone else would only get a refusal.
  if (list)
    window.earlyCalls[list] = {
      sentAt,
      response: me.then(async (response) => ((await opens(response)) ? send(list) : undefined)).catch(() => undefined),
    };
}

async function opens(response: Response | undefined): Promise<boolean> {
  if (!response?.ok) return false;
  const { data } = (await response.clone().json()) as { data: Me };
  return data.factor === "given";
}
