import { chromium } from "@playwright/test"; import { readFileSync } from "node:fs";
const [,, f, y, h, w=1440]=process.argv;
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
const q = await b.newPage({ viewport: { width: +w, height: +h } });
await q.setContent(`<body style="margin:0"><img style="position:absolute;top:-${y}px" src="data:image/png;base64,${readFileSync(f).toString("base64")}">`); await q.waitForTimeout(300);
await q.screenshot({ path: "/tmp/solutions/shots/crop.png" }); await b.close();
