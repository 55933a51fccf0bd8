import { useId, useState } from "react";
import { Link } from "react-router";
import type { Outcome } from "#client/api/outcome.ts";
import { pathTo } from "#contract/calls.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Select } from "#ui/select.tsx";
import { useCall, useSendId, useWords } from "../../../kit/data.ts";
import {
  confirmAction,
  dropDraft,
  Form,
  showToast,
  TextAreaInput,
  TextInput,
  useAdminForm,
  useDraft,
  useStoredDraft,
} from "../../../kit/form.ts";
import { EmailText } from "../../../kit/parts.ts";
import { useSayMine } from "../use-change-leads.ts";
import { ComposerActions, type ComposerProps } from "./composer-actions.tsx";
import { ContactLink } from "./contact-links.tsx";
import { type MailFile, MailFiles } from "./mail-files.tsx";
import type { LeadSummary } from "./use-conversation.ts";

/** `version` is that of a stale save which the person wants to send all the same. */
const empty = { template: "", subject: "", body: "", cc: "", version: 0 };

/** Writes a mail to the lead, from a template or from nothing. */
export function MailForm({ leadId, lead, conversation, actions }: ComposerProps) {
  const words = useWords("admin-conversation");
  const [id, renewId] = useSendId();
  const [isPreview, setIsPreview] = useState(false);
  const selectId = useId();
  const sayMine = useSayMine();
  const { data: offered } = useCall(pathTo("/admin/leads/:id/mail-templates", { id: leadId }));
  const [files, setFiles] = useState<MailFile[]>([]);
  const signature = offered?.signature ?? "";
  const withSignature = (text: string) =>
    signature === "" || text.trim() === "" || text.trimEnd().endsWith(signature)
      ? text
      : `${text.trimEnd()}\n\n${signature}`;
  const draft = `mail.${leadId}`;
  const form = useAdminForm({
    defaults: useDraft(draft, empty),
    submit: async ({ template, version, subject, body, cc }) => {
      const sent = await actions.sendMail({
        id,
        subject,
        body: withSignature(body),
        cc: addressesIn(cc),
        files: files.map((file) => file.id),
        template: template || null,
        version: Math.max(version, conversation.version),
      });
      // The first answer made it one's own.
      if (sent.ok && lead.owner === null) sayMine(leadId, sent.data.version);
      return withFieldOfCopies(sent);
    },
    onSaved() {
      form.fields.reset(empty);
      dropDraft(draft);
      renewId();
      setIsPreview(false);
      setFiles([]);
      showToast({ text: words.sent.mail });
    },
  });
  const { fields } = form;
  useStoredDraft(draft, fields);
  const { template, subject, body } = fields.watch();
  const templates = offered?.templates ?? [];
  const chosen = templates.find((one) => one.id === template);

  async function choose(next: string) {
    const isOwnText = body !== "" && body !== chosen?.body;
    const question = { title: words.mail.template, body: words.mail.replace, confirm: words.mail.replaceConfirm };
    if (isOwnText && !(await confirmAction(question))) return;
    const text = templates.find((one) => one.id === next);
    const values = { template: next, subject: offered?.reply_subject ?? text?.subject ?? "", body: text?.body ?? "" };
    for (const [name, value] of Object.entries(values)) {
      fields.setValue(name as keyof typeof values, value, { shouldDirty: true });
    }
    fields.clearErrors();
  }

  return (
    <Form form={form}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          id={selectId}
          label={words.mail.template}
          value={template}
          onChange={({ target }) => void choose(target.value)}
          options={[
            { value: "", label: words.mail.noTemplate },
            ...templates.map(({ id: value, name }) => ({ value, label: name })),
          ]}
        />
        <p className="self-end text-xs text-muted">
          {offered && (
            <>
              {words.mail.from}: {offered.sender}
              <br />
            </>
          )}
          {words.mail.to}: {lead.name} &lt;
          <span className="wrap-anywhere">{lead.email && <EmailText address={lead.email} />}</span>&gt;
          <br />
          {conversation.answers_here ? words.mail.answersHere : words.mail.answersToSales}
        </p>
      </div>
      {isPreview ? (
        <MailPreview lead={lead} subject={subject} body={withSignature(body)} />
      ) : (
        <>
          <TextInput form={form} name="cc" label={words.mail.cc} hint={words.mail.ccHint} maxLength={1000} optional />
          <TextInput form={form} name="subject" label={words.mail.subject} maxLength={200} />
          <TextAreaInput
            form={form}
            name="body"
            label={words.mail.body}
            hint={fill(words.mail.hint, { locale: words.languages[lead.locale] })}
            rows={10}
            maxLength={20_000}
          />
          <MailFiles files={files} onChange={setFiles} />
        </>
      )}
      <ComposerActions form={form} submit={words.mail.submit}>
        <Button kind="secondary" onClick={() => setIsPreview(!isPreview)}>
          {isPreview ? words.mail.edit : words.mail.preview}
        </Button>
        {chosen?.whatsapp && (
          <ContactLink leadId={leadId} channel="whatsapp" href={chosen.whatsapp} className="btn btn-quiet">
            <Icon name="chat" className="size-4" />
            {words.mail.chat}
          </ContactLink>
        )}
        <Link className="link text-xs" to="/leads/writing">
          {words.mail.manage}
        </Link>
      </ComposerActions>
    </Form>
  );
}

/** Returns an outcome whose issues about one of the addresses are those of their field. */
function withFieldOfCopies<Data>(outcome: Outcome<Data>): Outcome<Data> {
  if (outcome.ok) return outcome;
  const issues = outcome.refusal.issues.map((issue) =>
    issue.path.startsWith("cc.") ? { ...issue, path: "cc" } : issue,
  );
  return { ...outcome, refusal: { ...outcome.refusal, issues } };
}

/** Returns the addresses that stand in a field, separated by commas, semicolons or spaces. */
const addressesIn = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

/** Shows a mail as its recipient reads it, in the recipient's language. */
function MailPreview({ lead, subject, body }: { lead: LeadSummary; subject: string; body: string }) {
  const { mail } = useWords("admin-conversation");
  return (
    <section aria-label={mail.preview} lang={lead.locale} className="card stack border border-line">
      <h3 className="text-base font-semibold wrap-anywhere">{subject || "–"}</h3>
      {body
        .trim()
        .split(/\n{2,}/)
        .map((paragraph, index) => (
          <p key={index} className="whitespace-pre-line wrap-anywhere">
            {paragraph}
          </p>
        ))}
    </section>
  );
}
