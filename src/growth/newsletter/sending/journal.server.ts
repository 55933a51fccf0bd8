import { closeSync, ftruncateSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from "node:fs";
import { uptime } from "node:os";
import { join } from "node:path";
import { createPrivateFolder } from "#infra/config/private-folder.server.ts";

/**
 * What a process knows of the mails that it is sending, in a file that survives `kill -9`: the database cannot be told
 * between two bytes of a conversation. Docs/decisions/0037.
 */
export interface SendJournal extends SendRecord {
  /** The relay is about to get the end of a message. */
  handingOver(recipient: string): void;
  /** The relay has answered. */
  answered(recipient: string, accepted: boolean): void;
  /** Forgets everything, once the database has it. */
  clear(): void;
  /** Deletes the file. Every later call throws: the system gives a closed file's number to the next file opened. */
  close(): void;
}

/** What a process has recorded, of which at most the last lines are not in the database. */
export interface SendRecord {
  /** Names the process in the rows that it claims. */
  sender: string;
  /** Mails that the relay may have accepted, and what it answered, as far as it did. */
  handedOver: ReadonlyMap<string, "accepted" | "refused" | "unanswered">;
  /** Whether a mail that is not named was certainly not handed over: not so after a power cut. */
  isComplete: boolean;
}

/** Seconds by which two readings of the same start of the machine may differ. */
const bootTolerance = 60;
const bootTime = () => Math.round(Date.now() / 1000 - uptime());
const fileOf = (folder: string, sender: string) => join(folder, `${sender}.journal`);

/** Opens the journal of this process in a folder; without one a crash leaves what was being sent uncertain. */
export function openJournal(folder: string | undefined, sender: string): SendJournal {
  const handedOver = new Map<string, "accepted" | "refused" | "unanswered">();
  if (folder) createPrivateFolder(folder);
  let file = folder ? openSync(fileOf(folder, sender), "a", 0o600) : undefined;
  let isClosed = false;
  const head = `boot ${bootTime()}\n`;
  const expectOpen = () => {
    if (isClosed) throw new Error(`The journal of ${sender} is closed`);
  };
  const write = (line: string) => void (file !== undefined && writeSync(file, line));
  write(head);
  return {
    sender,
    handedOver,
    isComplete: true,
    handingOver(recipient) {
      expectOpen();
      handedOver.set(recipient, "unanswered");
      write(`handing-over ${recipient}\n`);
    },
    answered(recipient, accepted) {
      expectOpen();
      const answer = accepted ? "accepted" : "refused";
      handedOver.set(recipient, answer);
      write(`${answer} ${recipient}\n`);
    },
    clear() {
      expectOpen();
      handedOver.clear();
      if (file !== undefined) ftruncateSync(file);
      write(head);
    },
    close() {
      expectOpen();
      isClosed = true;
      if (file === undefined || !folder) return;
      const number = file;
      file = undefined;
      closeSync(number);
      rmSync(fileOf(folder, sender), { force: true });
    },
  };
}

/** Returns what earlier processes recorded in a folder, each with a function that deletes it. */
export function readJournals(folder: string, own: string): (SendRecord & { remove: () => void })[] {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.name.endsWith(".journal"));
  return names
    .map(({ name }) => name.slice(0, -".journal".length))
    .filter((sender) => sender !== own)
    .map((sender) => {
      const path = fileOf(folder, sender);
      return { sender, ...parse(readFileSync(path, "utf8")), remove: () => rmSync(path, { force: true }) };
    });
}

function parse(text: string): Omit<SendRecord, "sender"> {
  const handedOver = new Map<string, "accepted" | "refused" | "unanswered">();
  let isComplete = false;
  // The last line may have been cut off in the middle: then its call had not returned, and nothing followed it.
  for (const line of text.split("\n").slice(0, -1)) {
    const [word, value = ""] = line.split(" ");
    if (word === "boot") isComplete = Math.abs(Number(value) - bootTime()) <= bootTolerance;
    else if (word === "handing-over") handedOver.set(value, "unanswered");
    else if (word === "accepted" || word === "refused") handedOver.set(value, word);
  }
  return { handedOver, isComplete };
}
