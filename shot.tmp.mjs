import { chromium } from "@playwright/test";
const [,, list, widths="1440", scheme="light", prefix="", clip=""] = process.argv;
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
for (const w of widths.split(",").map(Number)) {
  const c = await b.newContext({ viewport: { width: w, height: 900 }, colorScheme: scheme, reducedMotion: "reduce", bypassCSP: true });
  const p = await c.newPage();
  p.on("pageerror", e => console.log("ERR", e.message.slice(0,200)));
  for (const path of list.split(",")) {
    await p.goto("http://localhost:5360" + path, { waitUntil: "load" });
    await p.addStyleTag({ content: "[data-consent],.consent{display:none!important}" });
    await p.waitForTimeout(250);
    const m = await p.evaluate(() => ({ h: document.documentElement.scrollHeight, o: document.documentElement.scrollWidth - innerWidth, parts: [...document.querySelectorAll("main section, main > div > div:first-child, footer, header")].map(e => (e.className||e.tagName).toString().slice(0,24) + ":" + Math.round(e.getBoundingClientRect().height)).join(" ") }));
    console.log(w, path, m.h, "overflow", m.o, m.parts);
    const f = `/tmp/solutions/shots/${prefix}${w}${path.replaceAll("/", "_")}.png`;
    await p.screenshot({ path: f, fullPage: clip !== "fold", animations: "disabled" });
  }
}
await b.close();
