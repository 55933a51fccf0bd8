import { useState } from "react";
import { useParams } from "react-router";
import type { RightsEvent } from "#accounts/rights/rights-states.ts";
import type { OpenedRightsRequestView, RightsRequestView } from "#accounts/rights/rights-view.ts";
import { Button } from "#ui/button.tsx";
import { useCall } from "../../data/use-call.ts";
import { useAuditNames } from "../../history/audit-names.tsx";
import { DetailScreen } from "../../layout/detail-screen.tsx";
import { Facts } from "../../layout/facts.tsx";
import { Panel } from "../../layout/panel.tsx";
import { When } from "../../layout/when.tsx";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import { DueMark } from "./due-mark.tsx";
import { FindPerson } from "./find-person.tsx";
import { MoveDialog } from "./move-dialog.tsx";

/** Renders a person's request: its clock, the person once their address is typed, and its end. */
export default function RequestScreen() {
  const { id = "" } = useParams();
  const words = useWords("admin-people");
  const call = useCall<OpenedRightsRequestView>(`/admin/people/requests/${id}`);
  return (
    <DetailScreen call={call} title={words.request.title} back={{ to: "/people", label: words.title }}>
      {(request) => ({
        title: `${words.kinds[request.kind]}: ${request.masked_email}`,
        detail: <DueMark request={request} />,
        actions: <Moves request={request} />,
        main: <FindPerson key={id} request={id} email={request.form?.email ?? ""} />,
        side: <RequestFacts request={request} />,
        history: { kind: "people", id },
      })}
    </DetailScreen>
  );
}

function RequestFacts({ request }: { request: OpenedRightsRequestView }) {
  const { by } = useAuditNames();
  const words = useWords("admin-people");
  const { title, fields } = words.request;
  return (
    <Panel title={title}>
      <Facts
        rows={[
          request.form !== null && [fields.name, request.form.name],
          [fields.address, request.form?.email ?? request.masked_email],
          [fields.kind, words.kinds[request.kind]],
          [fields.received, <When key="received" date={request.received_at} />],
          [fields.due, <When key="due" date={request.due_at} />],
          [fields.recordedBy, by(request.recorded_by)],
          request.done_at !== null && [fields.done, <When key="done" date={request.done_at} />],
          request.done_by !== null && [fields.doneBy, by(request.done_by)],
          request.form !== null && [fields.details, <Written key="details" text={request.form.details} />],
          [fields.note, request.note],
        ]}
      />
    </Panel>
  );
}

function Written({ text }: { text: string }) {
  return <span className="whitespace-pre-line">{text || "–"}</span>;
}

function Moves({ request }: { request: RightsRequestView }) {
  const words = useWords("admin-people").request;
  const mayMove = useMay()("people", "write");
  const [event, setEvent] = useState<RightsEvent>();
  if (!mayMove) return null;
  return (
    <>
      {request.state === "open" ? (
        <>
          <Button kind="secondary" onClick={() => setEvent("refuse")}>
            {words.refuse}
          </Button>
          <Button onClick={() => setEvent("fulfil")}>{words.fulfil}</Button>
        </>
      ) : (
        <Button kind="secondary" onClick={() => setEvent("reopen")}>
          {words.reopen}
        </Button>
      )}
      {event && <MoveDialog request={request} event={event} onClose={() => setEvent(undefined)} />}
    </>
  );
}
