import { chromium } from "@playwright/test";
import { readFileSync } from "node:fs";
const [,, w="1440", scheme="light", base="/solutions/", h="800", out="heads"] = process.argv;
const ids="education energy-and-utilities financial-services government healthcare insurance life-science manufacturing media retail technology telecommunication".split(" ");
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
const c = await b.newContext({ viewport: { width: +w, height: +h }, colorScheme: scheme, reducedMotion: "reduce", deviceScaleFactor: 0.55, bypassCSP: true });
const p = await c.newPage(); const shots=[];
for (const id of ids) { await p.goto("http://localhost:5360"+base+id); await p.addStyleTag({content:"[data-consent],.consent{display:none!important}"}); await p.waitForTimeout(150);
 const m=await p.evaluate(()=>document.documentElement.scrollHeight+" o"+(document.documentElement.scrollWidth-innerWidth)); console.log(id,m);
 shots.push((await p.screenshot()).toString("base64")); }
const q = await b.newPage({ viewport: { width: 1640, height: 100 } });
await q.setContent(`<style>body{margin:0;display:grid;grid-template-columns:repeat(${+w<500?6:2},1fr);gap:6px;background:#888}img{width:100%}</style>`+shots.map(s=>`<img src="data:image/png;base64,${s}">`).join(""));
await q.waitForTimeout(300); await q.screenshot({ path:`/tmp/solutions/shots/${out}.png`, fullPage:true }); await b.close();
