import { judgeStatus } from "../sending/judge-refusal.ts";

/** What a mail server reports about a mail: not delivered (RFC 3464), or marked as unwanted (RFC 5965). */
export interface MailReport {
  kind: "bounced" | "complained";
  /** Whether the address itself is at fault, so that no further mail can arrive. */
  isFinal: boolean;
  /** The status and what the other server said, without addresses. */
  reason: string;
  /** Message-IDs in the report: that of the mail it is about. */
  messageIds: string[];
}

const maxReason = 200;

/** Returns the report in a mail; undefined for any other mail, and for news of a delay, which changes nothing. */
export async function readReport(source: Buffer): Promise<MailReport | undefined> {
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(source, { forceRfc822Attachments: true }).catch(() => undefined);
  if (!mail) return undefined;
  const partOf = (...types: string[]) => {
    const part = mail.attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()));
    return part && unfold(textOf(part.content));
  };
  const original = partOf("message/rfc822", "text/rfc822-headers", "message/rfc822-headers") ?? "";
  const status = partOf("message/delivery-status");
  const feedback = partOf("message/feedback-report");
  const messageIds = [status, feedback, original].flatMap((text) =>
    [...(text ?? "").matchAll(/<[^<>\s]+@[^<>\s]+>/g)].map(([id]) => id),
  );
  if (feedback !== undefined) {
    const isComplaint = /^(abuse|fraud|opt-out)\b/i.test(fieldOf(feedback, "Feedback-Type") ?? "");
    return isComplaint ? { kind: "complained", isFinal: true, reason: "complaint", messageIds } : undefined;
  }
  if (status === undefined || !/^failed\b/i.test(fieldOf(status, "Action") ?? "")) return undefined;
  const code = /\d\.\d{1,3}\.\d{1,3}/.exec(fieldOf(status, "Status") ?? "")?.[0] ?? "5.0.0";
  const said = (fieldOf(status, "Diagnostic-Code") ?? "").replace(/\S+@\S+/g, "…");
  return {
    kind: "bounced",
    isFinal: judgeStatus(code) === "address",
    reason: `${code} ${said}`.trim().slice(0, maxReason),
    messageIds,
  };
}

const textOf = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === "string" ? content : Buffer.from(content as ArrayBuffer).toString("utf8");

/** Returns a text in which no field of a head goes over several lines. */
const unfold = (text: string) => text.replace(/\r\n/g, "\n").replace(/\n[ \t]+/g, " ");

function fieldOf(text: string, name: string): string | undefined {
  return new RegExp(`^${name}:[ \\t]*(.*)$`, "im").exec(text)?.[1]?.trim();
}
