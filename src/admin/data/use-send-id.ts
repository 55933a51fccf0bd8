import { useState } from "react";

/** Returns an id for something to be sent, the same until it was sent, so that a repeat changes nothing. */
export function useSendId(): [id: string, renew: () => void] {
  const [id, setId] = useState(() => crypto.randomUUID());
  return [id, () => setId(crypto.randomUUID())];
}
