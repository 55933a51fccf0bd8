import { useState } from "react";
import { useParams } from "react-router";
import type { SubscriberDetail } from "#growth/newsletter/readers/subscriber-view.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useCall } from "../../data/use-call.ts";
import { useSend } from "../../data/use-send.ts";
import { Loading } from "../../layout/loading.tsx";
import { NotFound } from "../../layout/not-found.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
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
  const { data, refusal, refetch } = useCall<SubscriberDetail>(path);
  if (refusal?.status === 404) return <NotFound />;
  const back = { to: "/newsletter/subscribers", label: words.title };
  if (!data) {
    return (
      <Screen title={words.title} back={back}>
        <RefusalNote refusal={refusal} onRetry={refetch} />
        {!refusal && <Loading />}
      </Screen>
    );
  }
  return (
    <Screen
      title={data.email}
      detail={<SubscriberState subscriber={data} />}
      back={back}
      actions={
        mayWrite &&
        data.state !== "ended" && (
          <Button kind="danger" onClick={() => setEnding(true)}>
            {words.end.action}
          </Button>
        )
      }
    >
      <div className="columns">
        <div className="stack">
          <LettersPanel letters={data.letters} />
          <SubscriberHistory events={data.events} />
        </div>
        <div className="stack">
          <ProofPanel subscriber={data} />
        </div>
      </div>
      <ReasonDialog
        title={fill(words.end.title, { email: data.email })}
        body={words.end.body}
        confirm={words.end.action}
        open={ending}
        onClose={() => setEnding(false)}
        submit={(reason) => send("POST", `${path}/end`, { reason })}
        resource="/admin/subscribers"
      />
    </Screen>
  );
}
