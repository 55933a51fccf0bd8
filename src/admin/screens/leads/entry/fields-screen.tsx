import { useState } from "react";
import { pathTo } from "#contract/calls.ts";
import { newOwnField, type OwnField, type OwnFieldEdit, ownFieldKinds } from "#leads/entry/own-fields.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useAction, useCall, useSend, useWords } from "../../../kit/data.ts";
import { FormDialog, SelectInput, showToast, TextAreaInput, TextInput } from "../../../kit/form.ts";
import { Empty, Loading, Panel, RefusalNote, Screen, StateBadge } from "../../../kit/parts.ts";
import { useOwnFields } from "./use-own-fields.ts";

/** Defines the company's own fields of leads: names, kinds, choices, order, and which are not asked any more. */
export default function FieldsScreen() {
  const { ownFields: words } = useWords("admin-lead-entry");
  const { title } = useWords("admin-leads");
  const { refusal, isLoading, refetch } = useCall("/admin/leads/fields");
  const { fields, offered } = useOwnFields();
  const [edited, setEdited] = useState<OwnField | "new">();
  const retired = fields.filter((field) => field.retired);
  return (
    <Screen
      title={words.title}
      back={{ to: "/leads", label: title }}
      actions={<Button onClick={() => setEdited("new")}>{words.add}</Button>}
    >
      <p className="max-w-prose text-muted">{words.lead}</p>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {isLoading && <Loading />}
      {!isLoading && !refusal && fields.length === 0 && <Empty>{words.empty}</Empty>}
      {offered.length > 0 && <FieldList title={words.used} fields={offered} onEdit={setEdited} />}
      {retired.length > 0 && (
        <FieldList title={words.retired} lead={words.retiredLead} fields={retired} onEdit={setEdited} />
      )}
      <FieldDialog field={edited} onClose={() => setEdited(undefined)} />
    </Screen>
  );
}

/** Renders fields in their order, each with what moves, changes or retires it. */
function FieldList({
  title,
  lead,
  fields,
  onEdit,
}: {
  title: string;
  lead?: string;
  fields: readonly OwnField[];
  onEdit: (field: OwnField) => void;
}) {
  const { ownFields: words } = useWords("admin-lead-entry");
  const { nameOf } = useOwnFields();
  const send = useSend();
  const { refusal, run } = useAction();
  const change = ({ id, version }: OwnField, changes: Omit<OwnFieldEdit, "version">) =>
    run(() => send("PATCH", pathTo("/admin/leads/fields/:id", { id }), { version, ...changes }));
  return (
    <Panel title={title}>
      {lead && <p className="mb-3 text-sm text-muted">{lead}</p>}
      <RefusalNote refusal={refusal} />
      <ol className="divide-y divide-line">
        {fields.map((field, index) => {
          const name = nameOf(field);
          return (
            <li key={field.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
              <span className="min-w-40 flex-1">
                <span className="font-medium wrap-anywhere">{name}</span>
                <span className="block text-sm text-muted wrap-anywhere">
                  {[words.kinds[field.kind], ...(field.choices.length > 0 ? [field.choices.join(", ")] : [])].join(
                    ": ",
                  )}
                </span>
              </span>
              {field.retired ? (
                <>
                  <StateBadge>{words.retired}</StateBadge>
                  <Button
                    kind="secondary"
                    aria-label={fill(words.restoreNamed, { name })}
                    onClick={() => void change(field, { retired: false })}
                  >
                    {words.restore}
                  </Button>
                </>
              ) : (
                <span className="flex flex-wrap gap-1">
                  <button
                    type="button"
                    className="icon-btn"
                    aria-label={fill(words.up, { name })}
                    disabled={index === 0}
                    onClick={() => void change(field, { position: index })}
                  >
                    <Icon name="chevron-down" className="size-4 rotate-180" />
                  </button>
                  <button
                    type="button"
                    className="icon-btn"
                    aria-label={fill(words.down, { name })}
                    disabled={index === fields.length - 1}
                    onClick={() => void change(field, { position: index + 2 })}
                  >
                    <Icon name="chevron-down" className="size-4" />
                  </button>
                  <Button kind="secondary" onClick={() => onEdit(field)}>
                    {fill(words.change, { name })}
                  </Button>
                  <Button
                    kind="quiet"
                    aria-label={fill(words.retireNamed, { name })}
                    onClick={() => void change(field, { retired: true })}
                  >
                    {words.retire}
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

interface FieldValues {
  kind: string;
  name_id: string;
  name_en: string;
  choices: string;
  version: number;
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Takes the names, kind and choices of a field; the kind of one that exists stays, as leads have values of it. */
function FieldDialog({ field, onClose }: { field: OwnField | "new" | undefined; onClose: () => void }) {
  const { ownFields: words } = useWords("admin-lead-entry");
  const { nameOf } = useOwnFields();
  const send = useSend();
  const isNew = field === "new";
  const known = field === "new" ? undefined : field;
  const bodyOf = ({ version: _version, ...values }: FieldValues) => ({
    ...values,
    kind: values.kind as OwnField["kind"],
    choices: linesOf(values.choices),
  });
  const valuesOf = (each: OwnField | undefined): FieldValues => ({
    kind: each?.kind ?? "text",
    name_id: each?.name_id ?? "",
    name_en: each?.name_en ?? "",
    choices: each?.choices.join("\n") ?? "",
    version: each?.version ?? 1,
  });
  const save = async (values: FieldValues) => {
    const { kind, ...changes } = bodyOf(values);
    if (!known) return send("POST", "/admin/leads/fields", { kind, ...changes });
    const path = pathTo("/admin/leads/fields/:id", { id: known.id });
    const outcome = await send("PATCH", path, { version: values.version, ...changes });
    if (outcome.ok || outcome.refusal.code !== "stale_version") return outcome;
    const stored = (outcome.refusal.details.current as OwnField[]).find(({ id }) => id === known.id);
    const details = { ...outcome.refusal.details, current: valuesOf(stored) };
    return { ...outcome, refusal: { ...outcome.refusal, details } };
  };
  return (
    <FormDialog<FieldValues>
      title={known ? fill(words.change, { name: nameOf(known) }) : words.add}
      open={field !== undefined}
      onClose={onClose}
      schema={{ safeParse: (values) => newOwnField.safeParse(bodyOf(values as FieldValues)) }}
      defaults={valuesOf(known)}
      submit={save}
      save={words.save}
      onSaved={() => showToast({ text: words.saved })}
      labels={{ name_id: words.name_id, name_en: words.name_en, choices: words.choices }}
    >
      {(form) => (
        <>
          <TextInput form={form} name="name_id" label={words.name_id} maxLength={60} />
          <TextInput form={form} name="name_en" label={words.name_en} maxLength={60} />
          {isNew && (
            <SelectInput
              form={form}
              name="kind"
              label={words.kind}
              options={ownFieldKinds.map((value) => ({ value, label: words.kinds[value] }))}
            />
          )}
          {form.fields.watch("kind") === "choice" && (
            <TextAreaInput form={form} name="choices" label={words.choices} hint={words.choicesHint} rows={5} />
          )}
        </>
      )}
    </FormDialog>
  );
}
