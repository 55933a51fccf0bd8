import { expect, test } from "vitest";
import { recordingLog } from "../../../test/support/log.ts";
import { logQueueErrors } from "./jobs.server.ts";

test("an outage is logged when it begins and when it ends, any other error each time", async () => {
  const { log, lines } = recordingLog();
  const logged = () => lines().map(({ level, msg }) => [level, msg]);
  let isDown = true;
  const probe = async () => {
    if (isDown) throw new Error("down");
  };
  const errors = logQueueErrors(log, probe, 1);
  // pg-boss passes errors as plain objects
  const outage = { code: "ECONNREFUSED", message: "connect ECONNREFUSED 127.0.0.1:5432 (Queue: upkeep)" };
  for (let i = 0; i < 40; i++) errors.log(outage);
  errors.log(new Error("odd"));
  expect(logged()).toEqual([
    [50, "job queue: the database is unreachable"],
    [50, "job queue"],
  ]);
  expect(lines()[0]!.err).toMatchObject({
    code: "ECONNREFUSED",
    text: expect.stringContaining("refused".toUpperCase()),
  });
  isDown = false;
  await expect.poll(logged).toHaveLength(3);
  expect(lines()[2]).toMatchObject({ level: 40, suppressed: 39, msg: "job queue: the database is reachable again" });
  errors.log(outage);
  expect(logged()).toHaveLength(4);
  errors.stop();
});
