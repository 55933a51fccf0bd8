import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A mail that the relay has accepted. */
interface Accepted {
  to: string;
  from: string;
  source: string;
}

export interface Relay {
  url: string;
  accepted: Accepted[];
  /** Addresses that were refused for good, each as often as it was. */
  refused: string[];
  close(): Promise<void>;
}

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

/**
 * Starts an SMTP server that is slow after the last line of each mail, as relays are that check it. It refuses addresses
 * that begin with `gone` for good, and each that begins with `later` once.
 * @param options.delay milliseconds
 */
export async function startRelay({ delay = 0, port: chosen = 0 } = {}): Promise<Relay> {
  const accepted: Accepted[] = [];
  const refused: string[] = [];
  const delayed = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      if (address.startsWith("gone")) {
        refused.push(address);
        return done(refusal(550, "5.1.1 No such user"));
      }
      if (address.startsWith("later") && !delayed.has(address)) {
        delayed.add(address);
        return done(refusal(451, "4.7.1 Try again later"));
      }
      done();
    },
    async onData(stream, { envelope }, done) {
      // A sender that dies in the middle of a mail has not sent it.
      const bytes = await buffer(stream).catch(() => undefined);
      if (!bytes) return;
      // It has the whole mail now, whether or not the sender is there to hear so.
      const { mailFrom, rcptTo } = envelope;
      accepted.push({ to: rcptTo[0]!.address, from: mailFrom ? mailFrom.address : "", source: bytes.toString() });
      setTimeout(done, delay);
    },
  });
  // A sender that was killed leaves connections behind.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(chosen, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    refused,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
