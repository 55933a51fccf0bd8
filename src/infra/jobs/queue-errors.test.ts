import { expect, test } from "vitest";
import { recordingLog } from "../../../test/support/log.ts";
import { hearQueueErrors } from "./queue-errors.server.ts";

test("an outage is told when it begins and when it is over, anything else each time", async () => {
  const { log, lines } = recordingLog();
  const told = () => lines().map(({ level, msg }) => [level, msg]);
  let isDown = true;
  const ask = async () => {
    if (isDown) throw new Error("down");
  };
  const errors = hearQueueErrors(log, ask, 1);
  // as pg-boss tells it: a plain object
  const refused = { code: "ECONNREFUSED", message: "connect ECONNREFUSED 127.0.0.1:5432 (Queue: upkeep)" };
  for (let i = 0; i < 40; i++) errors.hear(refused);
  errors.hear(new Error("odd"));
  expect(told()).toEqual([
    [50, "job queue: the database does not answer"],
    [50, "job queue"],
  ]);
  expect(lines()[0]!.err).toMatchObject({
    code: "ECONNREFUSED",
    text: expect.stringContaining("refused".toUpperCase()),
  });
  isDown = false;
  await expect.poll(told).toHaveLength(3);
  expect(lines()[2]).toMatchObject({ level: 40, more: 39, msg: "job queue: the database answers again" });
  errors.hear(refused);
  expect(told()).toHaveLength(4);
  errors.stop();
});
