import { z } from "zod";

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
export const inboundMailKey = z
  .url({ protocol: /^imaps?$/ })
  .transform((value, context): InboundMail => {
    const mail = parse(value);
    const issue = issueOf(mail);
    if (issue) context.addIssue({ code: "custom", message: issue });
    return mail;
  })
  .optional();

function parse(value: string): InboundMail {
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(value);
  const secure = protocol === "imaps:";
  const user = decodeURIComponent(username);
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    user,
    password: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.slice(1)) || "INBOX",
    address: searchParams.get("address") ?? user,
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
