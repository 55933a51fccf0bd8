import { useState } from "react";
import { pathTo } from "#contract/calls.ts";
import { closedStates } from "#leads/pipeline/deal.ts";
import type { CloseReasonView } from "#leads/pipeline/pipeline-contract.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useCall, useLocale, useMay, useSend, useWords } from "../../../kit/data.ts";
import { FormDialog, SelectInput, showToast, TextInput } from "../../../kit/form.ts";
import { Loading, Panel, RefusalNote, Screen, StateBadge, useRefusalText } from "../../../kit/parts.ts";
import { LeadTabs } from "./lead-tabs.tsx";
import "./pipeline.css";

type Edited = CloseReasonView | "new";

/** Renders why leads are won and lost: reasons are added, renamed, retired and restored, and never deleted. */
export default function ReasonsScreen() {
  const { reasons: words } = useWords("admin-pipeline");
  const mayKeep = useMay()("close_reasons", "write");
  const { data, refusal, refetch } = useCall("/admin/leads/reasons");
  const [edited, setEdited] = useState<Edited>();
  return (
    <Screen
      title={words.title}
      lead={words.lead}
      actions={mayKeep && <Button onClick={() => setEdited("new")}>{words.add}</Button>}
    >
      <LeadTabs />
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!data && !refusal && <Loading />}
      {data &&
        closedStates.map((outcome) => (
          <Panel key={outcome} title={words[outcome]} flush>
            <ul className="reason-list">
              {data
                .filter((reason) => reason.outcome === outcome)
                .map((reason) => (
                  <ReasonRow key={reason.id} reason={reason} mayKeep={mayKeep} onEdit={() => setEdited(reason)} />
                ))}
            </ul>
          </Panel>
        ))}
      <ReasonForm edited={edited} onClose={() => setEdited(undefined)} />
    </Screen>
  );
}

function ReasonRow({ reason, mayKeep, onEdit }: { reason: CloseReasonView; mayKeep: boolean; onEdit: () => void }) {
  const { reasons: words } = useWords("admin-pipeline");
  const locale = useLocale();
  const send = useSend();
  const textOf = useRefusalText();
  const { id, version, label, retired } = reason;
  const name = label[locale];
  const retire = async () => {
    const body = { version, retired: !retired };
    const outcome = await send("PATCH", pathTo("/admin/leads/reasons/:id", { id }), body);
    showToast({ text: outcome.ok ? words.saved : textOf(outcome.refusal) });
  };
  return (
    <li>
      <span className="min-w-0 flex-1">
        {name}
        <span className="block text-xs text-muted" lang={locale === "id" ? "en" : "id"}>
          {label[locale === "id" ? "en" : "id"]}
        </span>
      </span>
      {retired && <StateBadge>{words.retired}</StateBadge>}
      {mayKeep && (
        <>
          <Button kind="quiet" aria-label={fill(words.editOf, { name })} onClick={onEdit}>
            {words.edit}
          </Button>
          <Button
            kind="quiet"
            aria-label={fill(retired ? words.restoreOf : words.retireOf, { name })}
            onClick={() => void retire()}
          >
            {retired ? words.restore : words.retire}
          </Button>
        </>
      )}
    </li>
  );
}

function ReasonForm({ edited, onClose }: { edited: Edited | undefined; onClose: () => void }) {
  const { reasons: words } = useWords("admin-pipeline");
  const send = useSend();
  const isNew = edited === "new";
  const known = edited === undefined || isNew ? undefined : edited;
  return (
    <FormDialog
      title={isNew ? words.add : words.edit}
      open={edited !== undefined}
      onClose={onClose}
      defaults={{
        outcome: known?.outcome ?? "lost",
        label_id: known?.label.id ?? "",
        label_en: known?.label.en ?? "",
        version: known?.version ?? 0,
      }}
      submit={({ outcome, version, ...labels }) =>
        known
          ? send("PATCH", pathTo("/admin/leads/reasons/:id", { id: known.id }), { version, ...labels })
          : send("POST", "/admin/leads/reasons", { outcome, ...labels })
      }
      onSaved={() => showToast({ text: words.saved })}
    >
      {(form) => (
        <>
          {isNew && (
            <SelectInput
              form={form}
              name="outcome"
              label={words.outcome}
              options={closedStates.map((value) => ({ value, label: words[value] }))}
            />
          )}
          <TextInput form={form} name="label_id" label={words.labelId} maxLength={60} />
          <TextInput form={form} name="label_en" label={words.labelEn} maxLength={60} />
        </>
      )}
    </FormDialog>
  );
}
