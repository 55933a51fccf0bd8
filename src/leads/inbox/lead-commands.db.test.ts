import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readConfig } from "#infra/config/config.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { runCommand } from "#infra/operator/operator.server.ts";
import { phoneEverywhere } from "#text/phone-everywhere.server.ts";
import { eachDatabase } from "../../../test/support/databases.ts";
import { recordingJobs } from "../../../test/support/jobs.ts";
import { goodArrival, goodRequest } from "../../../test/support/leads.ts";
import { contactRequestSchema } from "../requests/contact-request.ts";
import { receiveContactRequest } from "../requests/receive-contact-request.server.ts";
import { leadCommands } from "./lead-commands.server.ts";

eachDatabase((open) => {
  let base: OpenDatabase;
  const jobs = recordingJobs();
  const ids: string[] = [];
  const run = async (...args: string[]) => {
    let shown = "";
    const config = readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), "bigsuite-leads-")) });
    const deps = { config, db: base.db, jobs, now: () => new Date() };
    const ok = await runCommand(leadCommands, ["leads", ...args], deps, (text) => {
      shown += text;
    });
    return { ok, shown };
  };

  beforeAll(async () => {
    base = await open();
    const schema = contactRequestSchema(phoneEverywhere);
    for (const [i, name] of ['=cmd|" /C calc"!A0', "Budi", "Spam"].entries()) {
      const request = schema.parse({
        ...goodRequest,
        ...{ name, message: "-1+1", website: name === "Spam" ? "x" : "", page: "/en/contact-us" },
        first_touch: { landing_page: "/products", at: "2026-11-18T08:00:00.000Z" },
        last_touch: { referrer: "https://news.example/", at: "soon" },
      });
      const now = () => new Date(Date.UTC(2026, 10, 20, 3, i));
      const received = await receiveContactRequest(request, goodArrival, { db: base.db, jobs, now });
      if (received.kind === "received") ids.push(received.id);
    }
    jobs.sent.length = 0;
  });

  test("the list is newest first, in Jakarta's time, and can be narrowed", async () => {
    const { ok, shown } = await run();
    expect(ok).toBe(true);
    expect(shown.split("\n")).toHaveLength(5);
    expect(shown.split("\n")[1]).toContain("2026-11-20 10:02  suspect");
    expect((await run("--state", "suspect")).shown).not.toContain("Budi");
    expect((await run("--limit", "1")).shown.split("\n")).toHaveLength(3);
    expect((await run("--state", "lost")).shown).toBe("No leads.\n");
  });

  test("the export holds all of them and no formula", async () => {
    const { shown } = await run("--csv");
    const lines = shown.trimEnd().split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^\ufeff"id","kind","state"/);
    expect(lines[3]).toContain(`"'=cmd|"" /C calc""!A0"`);
    expect(shown).not.toMatch(/"[=+@-]/);
    const cells = (line: string) => line.slice(1, -1).split('","');
    const cell = (name: string) => cells(lines[2]!)[cells(lines[0]!.slice(1)).indexOf(name)];
    expect([cell("received_at"), cell("phone")]).toEqual(["2026-11-20 10:01", "(+62) 812 3456 7890"]);
    expect([cell("page"), cell("first_landing_page"), cell("last_referrer")]).toEqual([
      "/en/contact-us",
      "/products",
      "https://news.example/",
    ]);
    expect([cell("first_touch_at"), cell("last_touch_at")]).toEqual(["2026-11-18 15:00", "soon"]);
  });

  test("a suspect is shown and restored, once", async () => {
    const id = ids[2]!;
    expect((await run("show", id)).shown).toMatch(/suspicion +honeypot/);
    // by the number that mails show
    expect(await run("restore", id.slice(0, 8).toUpperCase())).toEqual({
      ok: true,
      shown: "PT Contoh Jaya: suspect -> new\n",
    });
    expect(jobs.sent).toEqual([{ queue: "lead-received", data: { lead: id, restored: expect.any(String) } }]);
    expect((await run("restore", id)).ok).toBe(false);
    expect((await run("show", id)).shown).toContain("operator  suspect -> new");
  });

  test("what was won or lost by a slip is opened again", async () => {
    const id = ids[1]!;
    for (const state of ["contacted", "won", "qualified", "lost", "new"])
      expect(await run("move", id, state)).toMatchObject({ ok: true });
    expect(await run("spam", id)).toMatchObject({ ok: true });
    expect((await run("--state", "spam")).shown).toContain("Budi");
    expect(await run("restore", id)).toMatchObject({ ok: true });
  });

  test("mistakes are answered in words", async () => {
    expect(await run("restore", "nobody")).toEqual({ ok: false, shown: "No lead has the id nobody\n" });
    expect((await run("restore", "%%%%%%%%")).ok).toBe(false);
    expect((await run("move", ids[0]!, "happy")).shown).toContain("States: new");
    expect((await run("dance")).shown).toContain("--help");
    expect((await run("--colour")).shown).toContain("--colour");
    expect((await run("--help")).shown).toContain("npm run leads -- restore <id>");
  });
});
