import "./first-paint.ts";
import { screens } from "../screens.ts";
import { initialLocale } from "../words/initial-locale.ts";
import { loadWords, preloadWords } from "../words/load-words.ts";
import type { EarlyCall } from "./early-calls.ts";
import { findScreen } from "./find-screen.ts";
import { loadScreen } from "./load-screen.ts";
import { hasOpened } from "./remember-opened.ts";

/**
 * Requests what the app shows first while the app itself is still loading: who is logged in, the list of the screen in
 * the address, and the screen's module and words.
 */
const screen = findScreen(screens, location.pathname);
const locale = initialLocale();

const token = document.cookie.match(/(?:^|;\s*)token=([^;]+)/)?.[1];
if (token) {
  const { apiHost = "/api" } = document.documentElement.dataset;
  const headers = { Accept: "application/json", Authorization: `Bearer ${token}` };
  const sentAt = performance.now();
  const send = (path: string, kind: EarlyCall["kind"]): EarlyCall => ({
    path,
    kind,
    sentAt,
    response: fetch(apiHost + path, { headers }).catch(() => undefined),
  });
  window.earlyCalls = [send("/admin/me", "one")];
  if (screen?.list && location.search === "" && hasOpened()) {
    window.earlyCalls.push(send(screen.list, "list"));
    if (screen.names) window.earlyCalls.push(send(screen.names(locale), "one"));
  }
}

// The app shows what of these failed.
void loadWords(locale, "admin");
if (screen) {
  loadScreen(screen).catch(() => {});
  preloadWords(locale, screen.resource).catch(() => {});
}
// Last, since compiling the app occupies a slow device longer than the first responses take.
void import("../main.tsx");
