import { useState } from "react";
import { pathTo } from "#contract/calls.ts";
import type { OwnTemplateView, OwnWritingView } from "#leads/conversation/writing-contract.ts";
import { fill } from "#text/fill.ts";
import { type Locale, locales } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { useCall, useMay, useSend, useWords } from "../../../kit/data.ts";
import {
  confirmAction,
  Form,
  FormActions,
  FormDialog,
  SelectInput,
  showToast,
  TextAreaInput,
  TextInput,
  useAdminForm,
} from "../../../kit/form.ts";
import { Loading, Panel, RefusalNote, Screen, useRefusalText } from "../../../kit/parts.ts";

/** Renders what a person wrote once to send it often: a signature, and templates beside the company's. */
export default function WritingScreen() {
  const { writing: words } = useWords("admin-conversation");
  const { data, refusal, refetch } = useCall("/admin/leads/writing");
  const mayWrite = useMay()("leads", "write");
  return (
    <Screen title={words.title} lead={words.lead}>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!data && !refusal && <Loading lines={6} />}
      {data && mayWrite && (
        <>
          <Signature signature={data.signature} />
          <Templates templates={data.templates} />
        </>
      )}
    </Screen>
  );
}

function Signature({ signature }: { signature: string }) {
  const { writing: words } = useWords("admin-conversation");
  const send = useSend();
  const form = useAdminForm({
    defaults: { signature },
    submit: (values) => send("PUT", "/admin/leads/writing/signature", values),
  });
  return (
    <Panel title={words.signature}>
      <Form form={form}>
        <TextAreaInput
          form={form}
          name="signature"
          label={words.signature}
          hint={words.signatureHint}
          rows={4}
          maxLength={1000}
        />
        <FormActions form={form} save={words.saveSignature} />
      </Form>
    </Panel>
  );
}

function Templates({ templates }: Pick<OwnWritingView, "templates">) {
  const { writing: words, languages } = useWords("admin-conversation");
  const send = useSend();
  const textOf = useRefusalText();
  const [edited, setEdited] = useState<OwnTemplateView | "new">();
  const remove = async ({ id, name }: OwnTemplateView) => {
    if (!(await confirmAction({ title: fill(words.deleteOf, { name }), confirm: words.delete, danger: true }))) return;
    const outcome = await send("DELETE", pathTo("/admin/leads/writing/templates/:id", { id }));
    showToast({ text: outcome.ok ? words.deleted : textOf(outcome.refusal) });
  };
  return (
    <Panel
      title={words.templates}
      actions={
        <Button kind="secondary" onClick={() => setEdited("new")}>
          {words.add}
        </Button>
      }
    >
      {templates.length === 0 && <p className="text-sm text-muted">{words.none}</p>}
      <ul>
        {templates.map((template) => (
          <li key={template.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-sm">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {template.name} <span className="text-muted">{languages[template.locale]}</span>
            </span>
            <Button
              kind="quiet"
              aria-label={fill(words.editOf, { name: template.name })}
              onClick={() => setEdited(template)}
            >
              {words.edit}
            </Button>
            <Button
              kind="quiet"
              aria-label={fill(words.deleteOf, { name: template.name })}
              onClick={() => void remove(template)}
            >
              {words.delete}
            </Button>
          </li>
        ))}
      </ul>
      <TemplateForm edited={edited} onClose={() => setEdited(undefined)} />
    </Panel>
  );
}

function TemplateForm({ edited, onClose }: { edited: OwnTemplateView | "new" | undefined; onClose: () => void }) {
  const { writing: words, languages } = useWords("admin-conversation");
  const send = useSend();
  const known = edited === "new" ? undefined : edited;
  const labels = { name: words.name, subject: words.subject, body: words.body };
  return (
    <FormDialog
      title={known ? words.edit : words.add}
      open={edited !== undefined}
      onClose={onClose}
      labels={labels}
      defaults={{
        name: known?.name ?? "",
        locale: (known?.locale ?? "id") as string,
        subject: known?.subject ?? "",
        body: known?.body ?? "",
        version: known?.version ?? 0,
      }}
      submit={({ version, locale, ...texts }) => {
        const template = { ...texts, locale: locale as Locale };
        return known
          ? send("PATCH", pathTo("/admin/leads/writing/templates/:id", { id: known.id }), { version, ...template })
          : send("POST", "/admin/leads/writing/templates", { id: crypto.randomUUID(), ...template });
      }}
      onSaved={() => showToast({ text: words.saved })}
    >
      {(form) => (
        <>
          <TextInput form={form} name="name" label={words.name} maxLength={80} />
          <SelectInput
            form={form}
            name="locale"
            label={words.locale}
            options={locales.map((value) => ({ value, label: languages[value] }))}
          />
          <TextInput form={form} name="subject" label={words.subject} maxLength={200} />
          <TextAreaInput
            form={form}
            name="body"
            label={words.body}
            hint={words.fieldsHint}
            rows={10}
            maxLength={20_000}
          />
        </>
      )}
    </FormDialog>
  );
}
