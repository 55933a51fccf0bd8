import { chromium } from "@playwright/test";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
const run = async (w, scheme, paths, prefix="", clip) => {
  const c = await b.newContext({ viewport: { width: w, height: 900 }, colorScheme: scheme, reducedMotion: "reduce", bypassCSP: true, locale: "id-ID", deviceScaleFactor: 1 });
  const p = await c.newPage();
  for (const path of paths) {
    try { await p.goto("http://localhost:5360" + path, { timeout: 60000 }); } catch (e) { console.log("FAIL", path, e.message.slice(0,80)); continue; }
    await p.addStyleTag({ content: "[data-consent],.consent{display:none!important}" });
    await p.waitForTimeout(150);
    const m = await p.evaluate(() => { const small=[...document.querySelectorAll(".pic *")].filter(e=>e.childNodes.length&&[...e.childNodes].some(n=>n.nodeType===3&&n.textContent.trim())&&parseFloat(getComputedStyle(e).fontSize)<12).length; return { h: document.documentElement.scrollHeight, o: document.documentElement.scrollWidth - innerWidth, small, parts: [...document.querySelectorAll("main section, main > div > div:first-child, footer")].map(e => Math.round(e.getBoundingClientRect().height)).join(" ") }});
    console.log(w, scheme, path, m.h, "o", m.o, "small", m.small, m.parts);
    await p.screenshot({ path: `/tmp/solutions/shots/${prefix}${w}${path.replaceAll("/", "_")}.png`, fullPage: true, animations: "disabled" });
  }
  await c.close();
};
await run(1440, "light", ["/solutions/insurance", "/solutions/government", "/solutions"]);
await run(390, "light", ["/solutions/government", "/solutions/retail", "/en/solutions/technology", "/solutions"]);
await run(1440, "dark", ["/en/solutions/telecommunication", "/v2/solutions/media"], "dark-");
await run(320, "light", ["/solutions/life-science","/solutions/financial-services","/solutions"]);
await b.close();
