import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { announce, createLog } from "./log.server.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> & { text: string } {
  let text = "";
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  write(createLog({ logLevel: "trace" }, sink));
  return { ...JSON.parse(text), text };
}

test("personal data is redacted at every level", () => {
  const { text } = logged((log) =>
    log.info(
      { email: "sari@contoh.co.id", user: { phone: "+6281234567890", deep: { name: "Sari" } }, lead: "id-1" },
      "x",
    ),
  );
  expect(text).not.toMatch(/sari|Sari|6281/);
  expect(text).toContain('"lead":"id-1"');
});

test("an error is logged without the values it quotes", () => {
  const error = Object.assign(new Error("Key (email)=(sari@contoh.co.id) exists; phone +62 812-3456-7890"), {
    code: "23505",
    detail: "Key (email)=(sari@contoh.co.id)",
  });
  const line = logged((log) => log.error({ err: new Error("outer", { cause: error }) }, "failed"));
  expect(line.text).not.toMatch(/sari@|3456/);
  expect(line.err).toMatchObject({ type: "Error", text: "outer", cause: { code: "23505" } });
});

test("an error that was copied into a plain object is logged without the values it quotes", () => {
  const copied = { message: "relation of sari@contoh.co.id is gone", code: "42P01", queue: "upkeep" };
  const line = logged((log) => log.error({ err: copied }, "job queue"));
  expect(line.err).toEqual({ type: "Error", code: "42P01", text: "relation of [email] is gone" });
});

test("what concerns the process is a sentence in a terminal, and a line of the log elsewhere", () => {
  const printed = (isTTY: boolean) => {
    let text = "";
    const output = Object.assign(
      new Writable({
        write(chunk, _encoding, done) {
          text += chunk;
          done();
        },
      }),
      { isTTY },
    );
    announce("warn", "process 1 of 2 ended", output as typeof process.stdout);
    return text;
  };
  expect(printed(true)).toBe("process 1 of 2 ended\n");
  expect(JSON.parse(printed(false))).toMatchObject({ level: 40, msg: "process 1 of 2 ended" });
});
