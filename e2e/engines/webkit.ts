import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../test/support/free-port.ts";
import type { Engine, RunningBrowser, Tab } from "./driver.ts";

const driver = "/usr/bin/WebKitWebDriver";
const display = "/usr/bin/Xvfb";
const [browser] = globSync("/usr/{lib/*,libexec}/webkit2gtk-4.*/MiniBrowser");

/** WebKitGTK in its small browser, driven by the classic WebDriver protocol on a display without a screen. */
export const webkit: Engine = {
  name: "WebKit",
  missing: () => [
    ...(existsSync(driver) && browser ? [] : ["webkit2gtk-driver"]),
    ...(existsSync(display) ? [] : ["xvfb"]),
  ],
  start,
};

async function start(): Promise<RunningBrowser> {
  const home = mkdtempSync(join(tmpdir(), "bigsuite-webkit-"));
  mkdirSync(join(home, "gtk-3.0"));
  // What the engine tells pages as reduced motion.
  writeFileSync(join(home, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  const screen = spawn(display, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(screen.stdio[3]!, "data")) as [Buffer];
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    // Its browsers, which it leaves behind when it is ended, are in its group.
    detached: true,
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: home,
      DISPLAY: `:${String(number).trim()}`,
      GDK_BACKEND: "x11",
      LANG: "C.UTF-8",
      LANGUAGE: "id",
      // The sandbox needs rights that root in a container does not have. DMABUF stays on: without it the engine crashes
      // at a view transition between pages.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }),
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(origin, server);
  return {
    newTab: () => openTab(origin),
    async stop() {
      process.kill(-server.pid!, "SIGTERM");
      await exited(server);
      screen.kill();
      await exited(screen);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const exited = async (process: ChildProcess) => {
  if (process.exitCode === null && process.signalCode === null) await once(process, "exit");
};

async function untilAnswering(origin: string, server: ChildProcess): Promise<void> {
  while (!(await fetch(`${origin}/status`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${server.exitCode}`);
    await sleep(50);
  }
}

/** The property by which the protocol names an element. */
const element = "element-6066-11e4-a52e-4f735466cecf";

/** The code points of keys that write nothing (WebDriver, 17.4.2). */
const keyCodes: Record<string, string> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** Opens a browser of its own: a session of WebDriver has one visitor. */
async function openTab(origin: string): Promise<Tab> {
  async function call<Value>(method: string, path: string, body?: object): Promise<Value> {
    const response = await fetch(`${origin}/session${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  }
  // `--full-screen` takes the toolbar away, whose width no window can go below.
  const options = ["--automation", "--full-screen"];
  const { sessionId } = await call<{ sessionId: string }>("POST", "", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary: browser, args: options } } },
  });
  const send = <Value>(path: string, body: object) => call<Value>("POST", `/${sessionId}${path}`, body);
  const find = async (selector: string) => {
    const found = await send<Record<string, string>>("/element", { using: "css selector", value: selector });
    return found[element]!;
  };
  const press = (keys: string[]) => {
    const values = keys.map((key) => keyCodes[key] ?? key);
    const down = values.map((value) => ({ type: "keyDown", value }));
    const up = values.toReversed().map((value) => ({ type: "keyUp", value }));
    return send<void>("/actions", { actions: [{ type: "key", id: "keyboard", actions: [...down, ...up] }] });
  };
  return {
    open: (url) => send("/url", { url }),
    url: () => call("GET", `/${sessionId}/url`),
    async run(script, ...values) {
      const body = `const done = arguments[1];
        Promise.resolve().then(() => (${script})(...arguments[0])).then(
          (value) => done({ value }), (error) => done({ failure: String(error) }));`;
      const { value, failure } = await send<{ value: never; failure?: string }>("/execute/async", {
        script: body,
        args: [values],
      });
      if (failure) throw new Error(failure);
      return value;
    },
    click: async (selector) => send(`/element/${await find(selector)}/click`, {}),
    async type(text) {
      for (const character of text) await press([character]);
    },
    press: (...keys) => press(keys),
    choose: async (selector, path) => send(`/element/${await find(selector)}/value`, { text: path }),
    resize: (width, height) => send("/window/rect", { x: 0, y: 0, width, height }),
    async addCookies(cookies) {
      for (const { domain: _, ...cookie } of cookies) await send("/cookie", { cookie });
    },
    close: () => call("DELETE", `/${sessionId}`),
  };
}
