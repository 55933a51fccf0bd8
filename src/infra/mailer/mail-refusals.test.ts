import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { PermanentFailure } from "../jobs/permanent-failure.server.ts";
import { createMailer, type Mailer } from "./mail.server.ts";

let relay: SMTPServer;
let mailer: Mailer;
afterEach(async () => {
  mailer.close();
  await new Promise<void>((resolve) => relay.close(() => resolve()));
});

async function send(options: SMTPServerOptions, to = "sari@contoh.co.id"): Promise<unknown> {
  relay = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"], closeTimeout: 100, ...options });
  relay.on("error", () => {});
  const server = relay.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    outboxDir: "/nowhere",
    mailFrom: "BigSuite <halo@bigsuite.example>",
    publicUrl: "https://www.bigsuite.example",
    company: { salesMail: "sales@bigsuite.example" },
  });
  const mail = { id: "1", to, subject: "Halo", html: "<p>Halo</p>", text: "Halo" };
  return mailer.send(mail).catch((error) => error);
}
const unknownRecipient: SMTPServerOptions = { onRcptTo: (_address, _session, done) => done(refusal(550)) };
const refusal = (responseCode: number) => Object.assign(new Error("no"), { responseCode });

test("a permanently refused recipient or mail is a permanent failure", async () => {
  expect(await send(unknownRecipient)).toBeInstanceOf(PermanentFailure);
});

test("a refusal of the sales mailbox is not permanent", async () => {
  expect(await send(unknownRecipient, "sales@bigsuite.example")).not.toBeInstanceOf(PermanentFailure);
});

test.each<[string, SMTPServerOptions]>([
  ["not now", { onRcptTo: (_address, _session, done) => done(refusal(451)) }],
  ["our login is wrong", { onRcptTo: (_address, _session, done) => done(refusal(530)) }],
  ["our sender is wrong", { onMailFrom: (_address, _session, done) => done(refusal(550)) }],
])("a mail is retried: %s", async (_why, options) => {
  const error = await send(options);
  expect(error).toMatchObject({ responseCode: expect.any(Number) });
  expect(error).not.toBeInstanceOf(PermanentFailure);
});
