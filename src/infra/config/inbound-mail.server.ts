import { z } from "zod";
import { address, unescaped } from "./key-kinds.server.ts";

/** The mailbox to which answers to sales come, and how it is opened. */
export interface InboundMail {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  secure: boolean;
  user: string;
  password: string;
  folder: string;
  /** Its address; answers go to this one with `+token` before the @. */
  address: string;
}

/** Longest local part to which a token of 43 characters can be added (RFC 5321: 64). */
const maxLocalLength = 21;

/** `imaps://user:password@host:993/folder?address=inbox@example.com`; without `address` the user must be one. */
export const inboundMailKey = address(/^imaps?$/, "imaps://user:password@host/INBOX?address=inbox@example.com")
  .transform((value, context): InboundMail => {
    const mail = parse(value);
    const issue = mail ? issueOf(mail) : "must write % in user, password and folder as %25";
    if (issue) context.addIssue({ code: "custom", message: issue });
    return mail!;
  })
  .optional();

function parse(value: string): InboundMail | undefined {
  const url = new URL(value);
  const secure = url.protocol === "imaps:";
  const [user, password, folder] = [url.username, url.password, url.pathname.slice(1)].map(unescaped);
  if (user === undefined || password === undefined || folder === undefined) return undefined;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    user,
    password,
    folder: folder || "INBOX",
    address: url.searchParams.get("address") ?? user,
  };
}

function issueOf({ user, password, address }: InboundMail): string | undefined {
  if (!user || !password) return "must contain user and password";
  if (!z.email().safeParse(address).success) return "must name the mailbox by ?address=inbox@example.com";
  const local = address.split("@")[0]!;
  if (local.includes("+") || local.length > maxLocalLength) {
    return `must have an address with at most ${maxLocalLength} characters and no + before the @`;
  }
  return undefined;
}
