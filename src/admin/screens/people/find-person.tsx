import { useState } from "react";
import { Link } from "react-router";
import type { FoundPersonView } from "#accounts/rights/rights-contract.ts";
import { refused } from "#client/api/outcome.ts";
import { fill } from "#text/fill.ts";
import { formatShortMoment, sortableMinute } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { Table } from "#ui/table.tsx";
import { saveFile, useAction, useLocale, useMay, useSend, useWords } from "../../kit/data.ts";
import { confirmAction, Form, FormDialog, showToast, TextInput, useAdminForm } from "../../kit/form.ts";
import { ActorName, Facts, Panel, RefusalNote, When } from "../../kit/parts.ts";
import { DueMark } from "./due-mark.tsx";

/**
 * Asks for an address and shows what is stored about it.
 * @param request the request that it must belong to
 */
export function FindPerson({ email = "", request }: { email?: string; request?: string }) {
  const { find } = useWords("admin-people");
  const send = useSend();
  const [person, setPerson] = useState<FoundPersonView>();
  const read = async (address: string) => {
    const outcome = await send("POST", "/admin/people/find", { email: address, request });
    if (outcome.ok) setPerson(outcome.data);
    return outcome;
  };
  const form = useAdminForm({ defaults: { email }, submit: (values) => read(values.email) });
  return (
    <div className="stack">
      <Panel title={find.title}>
        <Form form={form}>
          <TextInput
            form={form}
            name="email"
            label={find.email}
            hint={request ? find.hintOfRequest : find.hint}
            type="email"
            maxLength={254}
          />
          <RefusalNote refusal={form.refusal} />
          <p>
            <Button type="submit" pending={form.pending}>
              {find.search}
            </Button>
          </p>
        </Form>
      </Panel>
      {person && <FoundPerson person={person} onChanged={() => void read(person.email)} />}
    </div>
  );
}

/** Renders what is stored about an address, and what can be done about it. */
function FoundPerson({ person, onChanged }: { person: FoundPersonView; onChanged: () => void }) {
  const words = useWords("admin-people");
  const { yes, no } = useWords("admin");
  const { found, columns, kinds } = words;
  const { fields } = found;
  return (
    <>
      <Panel title={`${found.title}: ${person.email}`}>
        {isEmpty(person) ? (
          <p role="status">{found.nothing}</p>
        ) : (
          <Facts
            rows={[
              [fields.account, <Account key="account" account={person.account} />],
              [fields.requests, person.contact_requests],
              [fields.apiRequests, person.api_requests],
              [fields.events, person.event_registrations],
              [fields.newsletter, found.newsletterStates[newsletterState(person)]],
              [fields.news, person.consent_to_news ? yes : no],
              [fields.orders, person.orders],
              [fields.invoices, person.invoices],
              [fields.conversation, person.conversation],
            ]}
          />
        )}
        {!isEmpty(person) && <PersonActions person={person} onChanged={onChanged} />}
      </Panel>
      <Panel title={found.history}>
        {person.requests.length === 0 && <p className="text-muted">{found.noHistory}</p>}
        {person.requests.length > 0 && (
          <Table
            caption={fill(words.tableOf, { name: found.history })}
            head={[columns.kind, columns.state, columns.received, columns.by]}
            rows={person.requests.map((request) => [
              <Link key="kind" className="link" to={`/people/requests/${request.id}`}>
                {kinds[request.kind]}
              </Link>,
              <DueMark key="state" request={request} />,
              <When key="received" date={request.received_at} />,
              <ActorName key="by" by={request.recorded_by} />,
            ])}
          />
        )}
      </Panel>
    </>
  );
}

function Account({ account }: Pick<FoundPersonView, "account">) {
  const { found } = useWords("admin-people");
  const locale = useLocale();
  if (!account) return found.noAccount;
  const since = fill(found.accountSince, { time: formatShortMoment(account.created_at, locale) });
  if (account.role !== "user") return since;
  return (
    <>
      {since}{" "}
      <Link className="link" to={`/customers/${encodeURIComponent(account.id)}`}>
        {found.openAccount}
      </Link>
    </>
  );
}

function isEmpty({ account, contact_requests, api_requests, newsletter, orders, ...person }: FoundPersonView): boolean {
  return !account && !newsletter && contact_requests + api_requests + orders + person.event_registrations === 0;
}

function newsletterState({ newsletter }: FoundPersonView): "asked" | "confirmed" | "ended" | "none" {
  return newsletter === "asked" || newsletter === "confirmed" || newsletter === "ended" ? newsletter : "none";
}

/** Renders export, withdrawal and erasure of everything about an address. */
function PersonActions({ person, onChanged }: { person: FoundPersonView; onChanged: () => void }) {
  const words = useWords("admin-people");
  const may = useMay();
  const send = useSend();
  const { refusal, run } = useAction();
  const [erasing, setErasing] = useState(false);
  const { email } = person;

  const download = async () => {
    const outcome = await run(() => send("POST", "/admin/people/export", { email }));
    if (!outcome.ok) return;
    const file = new Blob([JSON.stringify(outcome.data, null, 2)], { type: "application/json" });
    saveFile(file, `${words.export.file}-${sortableMinute(new Date()).slice(0, 10)}.json`);
    showToast({ text: words.export.done });
    onChanged();
  };
  const withdraw = async () => {
    const { title, body, button } = words.withdraw;
    if (!(await confirmAction({ title, body, confirm: button }))) return;
    const outcome = await run(() => send("POST", "/admin/people/withdraw", { email }));
    if (!outcome.ok) return;
    showToast({ text: words.withdraw.done });
    onChanged();
  };

  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      <p className="max-w-prose text-sm text-muted">{words.export.body}</p>
      <RefusalNote refusal={refusal} />
      <div className="flex flex-wrap gap-2">
        {may("people", "export") && <Button onClick={() => void download()}>{words.export.button}</Button>}
        {may("people", "write") && person.consent_to_news && (
          <Button kind="secondary" onClick={() => void withdraw()}>
            {words.withdraw.button}
          </Button>
        )}
        {may("people", "write") && (
          <Button kind="danger" onClick={() => setErasing(true)}>
            {words.erase.button}
          </Button>
        )}
      </div>
      <EraseDialog person={person} open={erasing} onClose={() => setErasing(false)} onErased={onChanged} />
    </div>
  );
}

interface EraseDialogProps {
  person: FoundPersonView;
  open: boolean;
  onClose: () => void;
  onErased: () => void;
}

/** Erases a person after their address was typed a second time. */
function EraseDialog({ person, open, onClose, onErased }: EraseDialogProps) {
  const { erase: words } = useWords("admin-people");
  const send = useSend();
  return (
    <FormDialog
      title={words.title}
      open={open}
      onClose={onClose}
      defaults={{ email: "" }}
      submit={async ({ email }) => {
        if (email.trim().toLowerCase() !== person.email.toLowerCase()) {
          const refusal = refused(400, "invalid_input");
          refusal.refusal.issues.push({ path: "email", code: "invalid", message: words.differs });
          return refusal;
        }
        const outcome = await send("POST", "/admin/people/erase", { email: person.email });
        if (outcome.ok) showToast({ text: fill(words.done, { n: outcome.data.kept_invoices }) });
        return outcome;
      }}
      onSaved={onErased}
      save={words.button}
      danger
    >
      {(form) => (
        <>
          <p className="text-sm">{words.body}</p>
          <p className="text-sm text-muted">{fill(words.keeps, { n: person.invoices })}</p>
          <TextInput form={form} name="email" label={words.confirm} hint={words.confirmHint} type="email" />
        </>
      )}
    </FormDialog>
  );
}
