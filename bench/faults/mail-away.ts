import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { startRelay } from "../../test/newsletter/relay.ts";
import { freePort } from "../../test/support/free-port.ts";
import { findDifferences } from "./find-differences.ts";
import type { Scenario } from "./scenario.ts";
import { startSuite } from "./suite.ts";
import { createWriters } from "./writers.ts";

const sizes = { short: { away: 500, leads: 4 }, long: { away: 10_000, leads: 40 } };
/** Seconds in which mails of before arrive once the server is there: their jobs wait longer after each attempt. */
const arrival = 180;

/** The mail server is not there, says something else than SMTP, and is slow; every mail arrives once in the end. */
export const mailAway: Scenario = {
  name: "Mail server away, wrong, slow",
  async run(scale) {
    const { away, leads } = sizes[scale];
    const port = await freePort();
    const suite = await startSuite({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    const writers = createWriters({ ...suite, expected: [503] });
    await writers.write(leads, 0);
    await sleep(away);
    const wrong = createServer((socket) => void socket.on("error", () => {}).end("HTTP/1.1 400 Bad Request\r\n\r\n"));
    await new Promise<void>((resolve) => wrong.listen(port, "127.0.0.1", resolve));
    await writers.write(leads, 0);
    await sleep(away);
    await new Promise((resolve) => wrong.close(resolve));
    const relay = await startRelay({ delay: scale === "long" ? 1000 : 20, port });
    await writers.write(leads, 0);
    const expected = writers.answered.leads.flatMap((id) => [`lead-${id}-sales@`, `lead-${id}-thanks@`]);
    const arrived = (id: string) => relay.accepted.filter(({ source }) => source.includes(id)).length;
    const end = performance.now() + arrival * 1000;
    while (expected.some((id) => arrived(id) === 0) && performance.now() < end) await sleep(250);
    const { figures, differences } = await findDifferences(suite, writers);
    await relay.close();
    const wrongly = expected.filter((id) => arrived(id) !== 1).map((id) => `mail ${id} arrived ${arrived(id)} times`);
    return { figures: `${expected.length} mails, ${figures}`, differences: [...differences, ...wrongly] };
  },
};
