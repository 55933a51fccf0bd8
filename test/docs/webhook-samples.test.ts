import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { signBody } from "#leads/delivery/deliver-lead.server.ts";
import { sampleNamed } from "#site/pages/docs/samples/sample-files.ts";
import { isInstalled, runSample } from "./run-code.ts";

const at = 1_795_158_581;
const body = '{"event":"lead.received","name":"Wulandari, Malang – Kediri"}';
const secret = "rahasia-webhook-contoh";
const signature = signBody(secret, `${at}`, body);
const samples = sampleNamed("webhook", { api: "", site: "" });

/** What a receiver is given, and whether it must accept it. */
const cases = [
  { body, secret, now: at, signature, genuine: true },
  { body: `${body} `, secret, now: at, signature, genuine: false },
  { body, secret: "other", now: at, signature, genuine: false },
  { body, secret, now: at + 301, signature, genuine: false },
  { body, secret, now: at, signature: "", genuine: false },
];

test("JavaScript accepts what the webhook signs and nothing else", async () => {
  const { isGenuine } = await import(`data:text/javascript,${encodeURIComponent(samples.js!)}`);
  for (const { genuine, ...each } of cases) {
    const headers = { "x-bigsuite-timestamp": `${at}`, "x-bigsuite-signature": each.signature };
    expect(isGenuine(headers, Buffer.from(each.body), each.secret, each.now * 1000)).toBe(genuine);
  }
  expect(isGenuine({}, body, secret, at * 1000)).toBe(false);
});

test.skipIf(!isInstalled("py"))("Python does too", async () => {
  const calls = cases.map(
    (each) =>
      `print(is_genuine({"x-bigsuite-timestamp": "${at}", "x-bigsuite-signature": "${each.signature}"}, ${JSON.stringify(each.body)}.encode(), "${each.secret}", ${each.now}))`,
  );
  const output = await runSample("py", [samples.py, ...calls].join("\n"));
  expect(output.trim().split("\n")).toEqual(cases.map(({ genuine }) => (genuine ? "True" : "False")));
});

test.skipIf(!isInstalled("php"))("PHP does too", async () => {
  const calls = cases.map(
    (each) =>
      `echo json_encode(is_genuine(['x-bigsuite-timestamp' => '${at}', 'x-bigsuite-signature' => '${each.signature}'], '${each.body}', '${each.secret}', ${each.now})), "\\n";`,
  );
  const output = await runSample("php", [samples.php, ...calls].join("\n"));
  expect(output.trim().split("\n")).toEqual(cases.map(({ genuine }) => `${genuine}`));
});

test.skipIf(!isInstalled("sh"))("the delivery that curl sends is signed as ours are", async () => {
  const received: { body: string; headers: NodeJS.Dict<string | string[]> }[] = [];
  const receiver = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    received.push({ body: text, headers: request.headers });
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const { port } = receiver.address() as AddressInfo;
  await runSample("sh", samples.sh!, { env: { SECRET: secret, RECEIVER: `http://127.0.0.1:${port}/` } });
  receiver.close();
  const [delivery] = received;
  const timestamp = String(delivery!.headers["x-bigsuite-timestamp"]);
  expect(delivery!.headers["x-bigsuite-signature"]).toBe(signBody(secret, timestamp, delivery!.body));
});
