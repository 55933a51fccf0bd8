import { useEffect, useState } from "react";
import { readSentRequest } from "#client/storage/sent-request.ts";
import { requestNumber } from "#leads/requests/request-number.ts";
import { fill } from "#text/fill.ts";

export interface SentConfirmationProps {
  /** For a tab that has not sent the request. */
  copySent: string;
  /** `{number}` and `{email}` are those of the request. */
  copySentTo: string;
}

/** Renders where the copy of a request was sent, with its address and number when this tab has just sent it. */
export default function SentConfirmation({ copySent, copySentTo }: SentConfirmationProps) {
  const [text, setText] = useState(copySent);
  useEffect(() => {
    const sent = readSentRequest();
    if (sent) setText(fill(copySentTo, { email: sent.email, number: requestNumber(sent.id) }));
  }, [copySentTo]);
  return <p className="mx-auto mt-4 max-w-xl break-words">{text}</p>;
}
