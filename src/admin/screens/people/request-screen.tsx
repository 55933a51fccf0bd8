import { useState } from "react";
import { useParams } from "react-router";
import type { OpenedRightsRequestView, RightsRequestView } from "#accounts/rights/rights-contract.ts";
import type { RightsEvent } from "#accounts/rights/rights-states.ts";
import { pathTo } from "#contract/calls.ts";
import { Button } from "#ui/button.tsx";
import { useCall, useMay, useSend, useWords } from "../../kit/data.ts";
import { FormDialog, showToast, TextAreaInput } from "../../kit/form.ts";
import { DetailScreen, Facts, Panel, useAuditNames, useSayOvertaken, When } from "../../kit/parts.ts";
import { DueMark } from "./due-mark.tsx";
import { FindPerson } from "./find-person.tsx";

/** Renders a person's request: its clock, the person once their address is typed, and its end. */
export default function RequestScreen() {
  const { id = "" } = useParams();
  const words = useWords("admin-people");
  const call = useCall(pathTo("/admin/people/requests/:id", { id }));
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

interface MoveDialogProps {
  request: RightsRequestView;
  event: RightsEvent;
  onClose: () => void;
}

/** Marks a request as done, refuses it with a reason, or opens it again. */
function MoveDialog({ request, event, onClose }: MoveDialogProps) {
  const { request: words, states } = useWords("admin-people");
  const { changed } = useWords("admin-reasons");
  const { by } = useAuditNames();
  const sayOvertaken = useSayOvertaken();
  const send = useSend();
  const body = { fulfil: words.fulfilBody, refuse: words.refuseBody, reopen: undefined }[event];
  return (
    <FormDialog
      title={words[event]}
      open
      onClose={onClose}
      defaults={{ note: "", version: request.version }}
      submit={({ note, version }) =>
        send("PATCH", pathTo("/admin/people/requests/:id", { id: request.id }), { event, note, version })
      }
      onSaved={() => showToast({ text: words.moved })}
      sayOvertaken={(current) => {
        // One that was opened again names nobody.
        const { state, done_by, done_at } = current as RightsRequestView;
        return done_by && done_at ? sayOvertaken({ by: by(done_by), what: states[state], at: done_at }) : changed;
      }}
      save={words[event]}
      danger={event === "refuse"}
    >
      {(form) => (
        <>
          {body && <p className="text-sm text-muted">{body}</p>}
          <TextAreaInput
            form={form}
            name="note"
            label={words.note}
            hint={words.noteHint}
            rows={3}
            optional={event !== "refuse"}
          />
        </>
      )}
    </FormDialog>
  );
}
