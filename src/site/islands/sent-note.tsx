import { useEffect, useState } from "react";
import { sentRequest } from "#client/storage/sent-request.ts";
import { requestNumber } from "#leads/requests/request-number.ts";
import { fill } from "#text/fill.ts";

export interface SentNoteProps {
  /** Where nothing is known of the request. */
  copySent: string;
  /** `{number}` and `{email}` stand for those of the request. */
  copySentTo: string;
}

/** Where the copy of a request goes: names the address and the number when this tab has just sent it. */
export default function SentNote({ copySent, copySentTo }: SentNoteProps) {
  const [text, setText] = useState(copySent);
  useEffect(() => {
    const sent = sentRequest();
    if (sent) setText(fill(copySentTo, { email: sent.email, number: requestNumber(sent.id) }));
  }, [copySentTo]);
  return <p className="mx-auto mt-4 max-w-xl break-words">{text}</p>;
}
