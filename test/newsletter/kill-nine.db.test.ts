import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../support/databases.ts";
import { runsAll } from "../support/runs-all.ts";
import { processEnvironment } from "../support/server-process.ts";
import { buildLetterProcess } from "./build-process.ts";
import { sendWithKills } from "./send-with-kills.ts";

const subscribers = runsAll ? 600 : 200;
const kills = runsAll ? 3 : 1;
/** What a process sends at once, and a kill can leave uncertain. */
const connections = 3;

let program: URL;
beforeAll(async () => {
  program = await buildLetterProcess();
});
afterAll(() => rmSync(new URL(".", program), { recursive: true }));

eachDatabase((_open, engine) => {
  test(`a letter to ${subscribers} through a slow relay, with kill -9 ${kills} times: nobody gets it twice or is left out`, async () => {
    const environment = await processEnvironment(engine);
    const run = await sendWithKills({ program, environment, subscribers, kills, leaversPerKill: 5, delay: 20 });
    const { relay, leavers, rows, sent } = run;
    expect(sent.state).toBe("sent");
    expect(rows).toHaveLength(subscribers);

    const copies = new Map<string, number>();
    for (const { to } of relay.accepted) copies.set(to, (copies.get(to) ?? 0) + 1);
    expect([...copies.values()].every((count) => count === 1)).toBe(true);
    const withState = (...states: string[]) => rows.filter(({ state }) => states.includes(state));
    for (const { email } of withState("sent")) expect(copies.get(email), email).toBe(1);

    const refused = rows.filter(({ email }) => email.startsWith("gone"));
    expect(refused).toHaveLength(subscribers / 20);
    // A kill can leave one uncertain before the answer is stored.
    for (const { email, state, end_reason } of refused.filter(({ state }) => state !== "uncertain"))
      expect({ email, state, end_reason }).toEqual({ email, state: "refused", end_reason: "refused" });
    // Refused at once and never tried again.
    expect(relay.refused.length - new Set(relay.refused).size).toBeLessThanOrEqual(kills * connections);

    expect(leavers).toHaveLength(5 * kills);
    for (const email of leavers) expect(copies.has(email), email).toBe(false);
    expect(withState("skipped", "uncertain").length).toBeGreaterThanOrEqual(leavers.length);
    // Nobody can know about a mail of which the relay had everything when the process died.
    expect(withState("uncertain").length).toBeLessThanOrEqual(kills * connections);
    expect(withState("sent", "refused", "skipped", "uncertain")).toHaveLength(subscribers);
  });
});
