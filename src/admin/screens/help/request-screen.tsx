import { useState } from "react";
import { Link, useParams } from "react-router";
import { pathTo } from "#contract/calls.ts";
import type { HelpDetailView } from "#shop/help/help-contract.ts";
import type { HelpChange } from "#shop/help/help-input.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { useCall, useMay, useSend, useSendId, useWords } from "../../kit/data.ts";
import { dropDraft, Form, showToast, TextAreaInput, useAdminForm, useDraft, useStoredDraft } from "../../kit/form.ts";
import { DetailScreen, Facts, FileButton, Panel, Timeline, useRefusalText, When } from "../../kit/parts.ts";
import { ChoiceDialog } from "../leads/choice-dialog.tsx";
import { ComposerActions } from "../leads/conversation/composer-actions.tsx";
import { HelpStateBadge } from "./state-badge.tsx";

const tones = { customer: "info", answer: "good", note: "quiet" } as const;

/** Renders one request of a customer: what was written, the field for an answer or a note, and its facts. */
export default function RequestScreen() {
  const { id = "" } = useParams();
  const words = useWords("admin-help");
  const call = useCall(pathTo("/admin/help/:id", { id }));
  const mayWrite = useMay()("help", "write");
  return (
    <DetailScreen call={call} title={words.title} back={{ to: "/help", label: words.title }}>
      {(request) => ({
        title: request.number,
        detail: <HelpStateBadge state={request.status} />,
        actions: mayWrite && <Actions request={request} />,
        main: (
          <Panel title={words.detail.conversation}>
            <div className="stack">
              {mayWrite && <Reply key={id} request={request} />}
              <Conversation request={request} />
            </div>
          </Panel>
        ),
        side: <RequestFacts request={request} />,
        history: { kind: "help", id },
      })}
    </DetailScreen>
  );
}

function Conversation({ request: { id, messages } }: { request: HelpDetailView }) {
  const words = useWords("admin-help");
  return (
    <Timeline
      items={messages.toReversed().map(({ id: message, at, kind, by, text, file }) => ({
        id: message,
        at,
        tone: tones[kind],
        title: fill(words.kinds[kind], { name: by }),
        body: (
          <>
            <p className="whitespace-pre-line text-ink wrap-anywhere">{text}</p>
            {file && (
              <div className="mt-2">
                <FileButton
                  path={pathTo("/admin/help/:id/files/:file", { id, file: file.id })}
                  fileName={file.name}
                  className="wrap-anywhere"
                >
                  {fill(words.detail.file, { name: file.name })}
                </FileButton>
              </div>
            )}
          </>
        ),
      }))}
    />
  );
}

function RequestFacts({ request }: { request: HelpDetailView }) {
  const { detail, topics, languages } = useWords("admin-help");
  const may = useMay();
  const { customer, order, owner, locale } = request;
  const name = customer ? customer.name || customer.email : detail.gone;
  const isLinked = customer && may("customers", "read");
  return (
    <Panel title={detail.facts}>
      <Facts
        rows={[
          [
            detail.customer,
            isLinked ? (
              <Link key="customer" className="link" to={`/customers/${encodeURIComponent(customer.id)}`}>
                {name}
              </Link>
            ) : (
              name
            ),
          ],
          [
            detail.order,
            order && (
              <Link key="order" className="link num" to={`/orders/${order.id}`}>
                {order.number}
              </Link>
            ),
          ],
          [detail.topic, topics[request.topic]],
          [detail.owner, owner?.name ?? detail.nobody],
          [detail.language, languages[locale]],
          [detail.created, <When key="created" date={request.created_at} />],
          [detail.waiting, <When key="waiting" date={request.waiting_since} relative />],
        ]}
      />
    </Panel>
  );
}

/** Assigns the request, or marks it as solved. */
function Actions({ request }: { request: HelpDetailView }) {
  const { detail } = useWords("admin-help");
  const refusalText = useRefusalText();
  const send = useSend();
  const [assigning, setAssigning] = useState(false);
  const { id, version, owners, owner, status } = request;
  async function change(body: Omit<HelpChange, "version">, done: string) {
    const outcome = await send("PATCH", pathTo("/admin/help/:id", { id }), { version, ...body });
    showToast({ text: outcome.ok ? done : refusalText(outcome.refusal) });
  }
  return (
    <>
      <Button kind="secondary" onClick={() => setAssigning(true)}>
        {detail.assign}
      </Button>
      {status !== "solved" && (
        <Button kind="secondary" onClick={() => change({ solved: true }, detail.solved)}>
          {detail.solve}
        </Button>
      )}
      <ChoiceDialog
        title={detail.assign}
        open={assigning}
        onClose={() => setAssigning(false)}
        choices={[
          ...owners.map(({ id: value, name }) => ({ value, label: name, current: value === owner?.id })),
          { value: "", label: detail.nobody, current: owner === null },
        ]}
        onChoose={(value) => void change({ owner_id: value || null }, detail.assigned)}
      />
    </>
  );
}

/** Writes an answer to the customer, or a note that only colleagues read. */
function Reply({ request }: { request: HelpDetailView }) {
  const { answer, note, detail } = useWords("admin-help");
  return (
    <Tabs
      label={detail.conversation}
      dense
      tabs={[
        { name: answer.tab, content: <ReplyForm request={request} kind="answer" /> },
        { name: note.tab, content: <ReplyForm request={request} kind="note" /> },
      ]}
    />
  );
}

/** `version` is that of a stale save which the person wants to send all the same. */
const empty = { text: "", version: 0 };

function ReplyForm({ request, kind }: { request: HelpDetailView; kind: "answer" | "note" }) {
  const words = useWords("admin-help")[kind];
  const [id, renewId] = useSendId();
  const send = useSend();
  const draft = `help-${kind}.${request.id}`;
  const form = useAdminForm({
    defaults: useDraft(draft, empty),
    submit: ({ text, version }) =>
      send("POST", pathTo("/admin/help/:id/messages", { id: request.id }), {
        id,
        text,
        note: kind === "note",
        version: Math.max(version, request.version),
      }),
    onSaved() {
      form.fields.reset(empty);
      dropDraft(draft);
      renewId();
      showToast({ text: words.done });
    },
  });
  useStoredDraft(draft, form.fields);
  return (
    <Form form={form}>
      <TextAreaInput
        form={form}
        name="text"
        label={words.label}
        hint={words.hint}
        rows={kind === "answer" ? 8 : 4}
        maxLength={5000}
      />
      <ComposerActions form={form} submit={words.submit} />
    </Form>
  );
}
