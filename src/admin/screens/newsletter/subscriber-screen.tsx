import { useState } from "react";
import { useParams } from "react-router";
import type { SubscriberDetail } from "#growth/newsletter/readers/subscriber-view.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useCall } from "../../data/use-call.ts";
import { useSend } from "../../data/use-send.ts";
import { DetailScreen } from "../../layout/detail-screen.tsx";
import { ReasonDialog } from "../../reasons/reason-dialog.tsx";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import { LettersPanel } from "./subscribers/letters-panel.tsx";
import { ProofPanel } from "./subscribers/proof-panel.tsx";
import { SubscriberHistory } from "./subscribers/subscriber-history.tsx";
import { SubscriberState } from "./subscribers/subscriber-state.tsx";

/** Renders one subscriber: the proof of consent, what happened, and what was sent. */
export default function SubscriberScreen() {
  const { id = "" } = useParams();
  const path = `/admin/subscribers/${id}`;
  const { subscribers: words } = useWords("admin-newsletter");
  const mayWrite = useMay()("subscribers", "write");
  const send = useSend();
  const [ending, setEnding] = useState(false);
  const call = useCall<SubscriberDetail>(path);
  return (
    <DetailScreen call={call} title={words.title} back={{ to: "/newsletter/subscribers", label: words.title }}>
      {(subscriber) => ({
        title: subscriber.email,
        detail: <SubscriberState subscriber={subscriber} />,
        actions: mayWrite && subscriber.state !== "ended" && (
          <Button kind="danger" onClick={() => setEnding(true)}>
            {words.end.action}
          </Button>
        ),
        main: (
          <>
            <LettersPanel letters={subscriber.letters} />
            <SubscriberHistory events={subscriber.events} />
          </>
        ),
        side: <ProofPanel subscriber={subscriber} />,
        below: (
          <ReasonDialog
            title={fill(words.end.title, { email: subscriber.email })}
            body={words.end.body}
            confirm={words.end.action}
            open={ending}
            onClose={() => setEnding(false)}
            submit={(reason) => send<unknown>("POST", `${path}/end`, { reason })}
            resource="/admin/subscribers"
          />
        ),
      })}
    </DetailScreen>
  );
}
