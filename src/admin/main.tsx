import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { findScreen } from "./early/find-screen.ts";
import { loadScreen } from "./early/load-screen.ts";
import { readEarlyCalls } from "./early/read-early-calls.ts";
import { screens } from "./screens.ts";
import { loadWords, preloadWords } from "./words/load-words.ts";
import { currentLocale } from "./words/locale.ts";
import "./styles/admin.css";

/** Milliseconds after which the app is drawn although something is missing, which then shows that it is loading. */
const longestWait = 1000;

const locale = currentLocale();
document.documentElement.lang = locale;
const root = document.getElementById("root")!;
// The newest functions that the app uses, and popovers.
const isCurrentBrowser = "withResolvers" in Promise && "groupBy" in Object && "popover" in HTMLElement.prototype;
if (isCurrentBrowser) start();
else void loadWords(locale, "admin").then(({ oldBrowser }) => root.append(oldBrowser));

function start(): void {
  const screen = findScreen(screens, location.pathname);
  // Drawing the same things piece by piece as they arrive takes a slow device several times as long.
  const ready = Promise.allSettled([
    loadWords(locale, "admin"),
    screen && preloadWords(locale, screen.resource),
    screen && loadScreen(screen),
    readEarlyCalls(),
  ]);
  // Requested after what the rows need; until they are there text is shown in the fallback fonts.
  for (const face of document.fonts) face.load().catch(() => {});
  const waited = new Promise((resolve) => setTimeout(resolve, longestWait));
  void Promise.race([ready, waited]).then(() => {
    const app = createRoot(root);
    // There is nothing yet that the drawing could delay, and pausing every few milliseconds costs a third of its time.
    flushSync(() => app.render(<App />));
  });
}
