import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ImapFlow } from "imapflow";
import { hasDovecot, startDovecot } from "../../test/support/dovecot.ts";

const login = { user: "inbox@bigsuite.example", pass: "in box" };
/** The file in which the server of the journeys leaves the port of its mailbox. */
const portFile = (port = process.env.E2E_PORT ?? "4477") => join(tmpdir(), `bigsuite-e2e-${port}.imap`);

/** Starts the mailbox that receives answers; returns its address for INBOUND_MAIL. Undefined without an IMAP server. */
export async function startAnswerBox(): Promise<{ url: string; stop: () => Promise<void> } | undefined> {
  rmSync(portFile(), { force: true });
  if (!hasDovecot) return undefined;
  const { port, stop } = await startDovecot(login.user, login.pass);
  writeFileSync(portFile(), String(port));
  return { url: `imap://${encodeURIComponent(login.user)}:${encodeURIComponent(login.pass)}@127.0.0.1:${port}`, stop };
}

export const hasAnswerBox = () => existsSync(portFile());

/** Puts a mail into the mailbox, as somebody's answer arrives there. */
export async function receiveAnswer(lines: readonly string[]): Promise<void> {
  const port = Number(readFileSync(portFile(), "utf8"));
  const client = new ImapFlow({ host: "127.0.0.1", port, secure: false, auth: login, logger: false });
  await client.connect();
  await client.append("INBOX", lines.join("\r\n"));
  await client.logout();
}
