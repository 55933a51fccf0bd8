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
import { readSpreadsheet } from "../../../test/support/spreadsheet.ts";
import { contactFieldNames } from "../requests/contact-field-names.server.ts";
import { contactRequestSchema } from "../requests/contact-request.ts";
import { receiveContactRequest } from "../requests/receive-request.server.ts";
import { leadCommands } from "./lead-commands.server.ts";

eachDatabase((open) => {
  let base: OpenDatabase;
  const jobs = recordingJobs();
  const ids: string[] = [];
  const run = async (...args: string[]) => {
    let output = "";
    const config = readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), "bigsuite-leads-")) });
    const deps = { config, company: config.companyDefaults, db: base.db, jobs, now: () => new Date() };
    const ok = await runCommand(leadCommands, ["leads", ...args], deps, (text) => {
      output += text;
    });
    return { ok, output };
  };

  beforeAll(async () => {
    base = await open();
    const schema = contactRequestSchema(phoneEverywhere);
    for (const [i, name] of ['=cmd|" /C calc"!A0', "Budi", "Spam"].entries()) {
      const request = schema.parse({
        ...goodRequest,
        name,
        message: "-1+1",
        website: name === "Spam" ? "x" : "",
        page: "/en/contact-us",
        first_touch: { landing_page: "/products", at: "2026-11-18T08:00:00.000Z" },
        last_touch: { referrer: "https://news.example/", at: "soon" },
      });
      const now = () => new Date(Date.UTC(2026, 10, 20, 3, i));
      const received = await receiveContactRequest(request, goodArrival, { db: base.db, jobs, now });
      if (received.kind === "received") ids.push(received.id);
    }
    jobs.sent.length = 0;
  });

  test("the list is newest first, with times in Jakarta, and can be filtered", async () => {
    const { ok, output } = await run();
    expect(ok).toBe(true);
    expect(output.split("\n")).toHaveLength(5);
    expect(output.split("\n")[1]).toContain("2026-11-20 10:02  suspect");
    expect((await run("--state", "suspect")).output).not.toContain("Budi");
    expect((await run("--limit", "1")).output.split("\n")).toHaveLength(3);
    expect((await run("--state", "lost")).output).toBe("No leads.\n");
  });

  test("the export contains all of them and no formula", async () => {
    const { output } = await run("--csv");
    const lines = output.trimEnd().split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^\ufeff"id";"kind";"state"/);
    expect(lines[3]).toContain(`"'=cmd|"" /C calc""!A0"`);
    expect(output).not.toMatch(/"[=+@-]/);
    const rows = await readSpreadsheet(output);
    const cell = (name: string) => rows[1]![name];
    expect([cell("received_at (WIB)"), cell("phone")]).toEqual(["2026-11-20 10:01", "(+62) 812 3456 7890"]);
    expect([cell("page"), cell("first_landing_page"), cell("last_referrer")]).toEqual([
      "/en/contact-us",
      "/products",
      "https://news.example/",
    ]);
    expect([cell("first_touch_at (WIB)"), cell("last_touch_at (WIB)")]).toEqual(["2026-11-18 15:00", "soon"]);
  });

  test("every field of a contact request has a column, in the table and in the export", async () => {
    const lead = await base.db.selectFrom("leads").selectAll().limit(1).executeTakeFirstOrThrow();
    expect(Object.keys(lead)).toEqual(expect.arrayContaining(contactFieldNames));
    const [head] = (await run("--csv")).output.split("\r\n");
    for (const field of contactFieldNames) expect(head).toContain(`"${field}"`);
  });

  test("a suspect is shown and restored, once", async () => {
    const id = ids[2]!;
    expect((await run("show", id)).output).toMatch(/suspicion +honeypot/);
    // By the number that mails show.
    expect(await run("restore", id.slice(0, 8).toUpperCase())).toEqual({
      ok: true,
      output: "PT Contoh Jaya: suspect -> new\n",
    });
    expect(jobs.sent).toEqual([{ queue: "lead-received", data: { lead: id, restored: expect.any(String) } }]);
    expect((await run("restore", id)).ok).toBe(false);
    expect((await run("show", id)).output).toMatch(/operator:\S+ {2}suspect -> new/);
  });

  test("a lead that was won or lost by mistake is reopened", async () => {
    const id = ids[1]!;
    for (const state of ["contacted", "won", "qualified", "lost", "new"])
      expect(await run("move", id, state)).toMatchObject({ ok: true });
    expect(await run("spam", id)).toMatchObject({ ok: true });
    expect((await run("--state", "spam")).output).toContain("Budi");
    expect(await run("restore", id)).toMatchObject({ ok: true });
  });

  test("mistakes are explained", async () => {
    expect(await run("restore", "nobody")).toEqual({ ok: false, output: "No lead has the id nobody\n" });
    expect((await run("restore", "%%%%%%%%")).ok).toBe(false);
    expect((await run("move", ids[0]!, "happy")).output).toContain("States: new");
    expect((await run("dance")).output).toContain("--help");
    expect((await run("--colour")).output).toContain("--colour");
    expect((await run("--help")).output).toContain("npm run leads -- restore <id>");
  });

  test("numbers stored with two country codes are listed and not changed", async () => {
    expect((await run("phones")).output).toBe("");
    await base.db.updateTable("leads").set({ phone: "+6262361755123" }).where("id", "=", ids[1]!).execute();
    expect((await run("phones")).output).toMatch(/^\+6262361755123 {2}probably \+62361755123 {2}\S+ {2}Budi, /);
    const lead = await base.db.selectFrom("leads").select("phone").where("id", "=", ids[1]!).executeTakeFirst();
    expect(lead?.phone).toBe("+6262361755123");
  });
});
