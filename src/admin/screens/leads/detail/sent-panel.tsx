import type { ReactNode } from "react";
import { lazy, useState } from "react";
import { isEntered } from "#leads/entry/lead-entry.ts";
import type { LeadView } from "#leads/inbox/lead-contract.ts";
import { given } from "#leads/requests/contact-request.ts";
import { spacedPhone } from "#text/spaced-phone.ts";
import { Button } from "#ui/button.tsx";
import { useKeys, useMay, useWords } from "../../../kit/data.ts";
import { ActionDialog } from "../../../kit/form.ts";
import { Avatar, CopyButton, EmailText, Facts, Panel, ProductLine, When } from "../../../kit/parts.ts";
import { ContactLink } from "../conversation/contact-links.tsx";
import { Tags } from "../entry/tag-input.tsx";
import { useOwnFields } from "../entry/use-own-fields.ts";
import { useChoices } from "../use-choices.ts";
import { LeadTags } from "./lead-tags.tsx";

const EditLead = lazy(() => import("../entry/edit-lead.tsx"));

/** Renders who wrote, and what they wrote, in the size of what matters most on the screen. */
export function LeadMessage({ lead }: { lead: LeadView }) {
  const { detail } = useWords("admin-leads");
  return (
    <article className="lead-message">
      <header className="lead-sender">
        <Avatar name={lead.name} large />
        <p className="min-w-0">
          <strong>{lead.name}</strong>
          <span className="block text-sm text-muted">{[given(lead.job), lead.company].filter(Boolean).join(", ")}</span>
        </p>
        <span className="ms-auto text-sm text-muted">
          <When date={lead.received_at} relative />
        </span>
      </header>
      <p className="lead-words">{lead.message ?? <span className="text-muted">{detail.noMessage}</span>}</p>
    </article>
  );
}

/** Renders what the form sent besides the message. */
export function LeadFacts({ lead }: { lead: LeadView }) {
  const words = useWords("admin-leads");
  const { columns, detail, detailLabels } = words;
  const entry = useWords("admin-lead-entry");
  const { productName, industryName } = useChoices();
  const { fields, nameById } = useOwnFields();
  const canWrite = useMay()("leads", "write") && !lead.merged_into;
  const showOwn = (id: string, value: string | number) =>
    fields.find((field) => field.id === id)?.kind === "date" ? <When date={String(value)} /> : value;
  const labels: Record<string, string> = detailLabels;
  const valueName = (value: string) => (words.detailValues as Record<string, string>)[value] ?? value;
  const email = lead.email && (
    <ContactLink leadId={lead.id} channel="mail" href={`mailto:${lead.email}`}>
      <EmailText address={lead.email} />
    </ContactLink>
  );
  const phone = lead.phone && (
    <span className="inline-flex items-center gap-1">
      <ContactLink
        leadId={lead.id}
        channel="call"
        href={`tel:${lead.phone}`}
        shortcut={{ key: "p", name: words.keys.call }}
      >
        {spacedPhone(lead.phone)}
      </ContactLink>
      <CopyButton text={lead.phone} />
    </span>
  );
  return (
    <Panel title={isEntered(lead.kind) ? entry.parts.person : detail.sent} actions={<EditButton lead={lead} />}>
      <Facts
        rows={[
          [columns.email, email],
          [columns.phone, phone],
          [columns.product, <ProductLine key="product" product={lead.product} name={productName(lead.product)} />],
          [columns.company, given(lead.company)],
          [detail.job, given(lead.job)],
          [columns.industry, industryName(lead.industry)],
          [columns.kind, words.kinds[lead.kind]],
          ...Object.entries(lead.details).map(
            ([name, values]) => [labels[name] ?? name, values.map(valueName).join(", ")] as const,
          ),
          [columns.locale, words.languages[lead.locale]],
          [columns.received, <When key="received" date={lead.received_at} />],
          [columns.number, lead.number],
          canWrite
            ? [entry.fields.tags, <LeadTags key="tags" lead={lead} />]
            : lead.tags.length > 0 && [entry.fields.tags, <Tags key="tags" tags={lead.tags} />],
          ...Object.entries(lead.own_values).map(([id, value]) => [nameById(id), showOwn(id, value)] as const),
          ...basisRows(lead, entry),
        ]}
      />
    </Panel>
  );
}

/** Returns where a lead that staff entered comes from, and why it may be stored. */
function basisRows(lead: LeadView, words: ReturnType<typeof useWords<"admin-lead-entry">>) {
  const { origin, origin_detail, legal_basis, basis_day, basis_note } = lead;
  if (!origin || !legal_basis) return [];
  const since = <When key="basis" date={basis_day} />;
  return [
    [words.fields.origin, [words.origins[origin], origin_detail].filter(Boolean).join(": ")],
    [words.fields.legal_basis, words.legalBases[legal_basis]],
    [words.fields.basis_day, since],
    [words.fields.basis_note, basis_note],
  ] as const;
}

/** Opens the form of the fields, by a press or a key. */
function EditButton({ lead }: { lead: LeadView }) {
  const { edit } = useWords("admin-lead-entry");
  const { keys } = useWords("admin-leads");
  const canWrite = useMay()("leads", "write") && !lead.merged_into;
  const [open, setOpen] = useState(false);
  useKeys({ f: () => setOpen(true) }, { label: keys.label, names: { f: edit.key }, enabled: canWrite });
  if (!canWrite) return null;
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {edit.button} <kbd className="kbd">F</kbd>
      </Button>
      <ActionDialog title={edit.title} open={open} onClose={() => setOpen(false)}>
        <EditLead lead={lead} onClose={() => setOpen(false)} />
      </ActionDialog>
    </>
  );
}

/** Renders what proves consent and how the sender came, folded: it is looked up, not read. */
export function TechnicalPanel({ lead, children }: { lead: LeadView; children?: ReactNode }) {
  const { detail } = useWords("admin-leads");
  const proof = lead.privacy_hash ? <code className="text-xs wrap-anywhere">{lead.privacy_hash}</code> : detail.noProof;
  return (
    <details className="panel folded-panel">
      <summary>{detail.technical}</summary>
      <div className="panel-body">
        <Facts
          rows={[
            [detail.consent, lead.marketing_consent ? detail.consentYes : detail.consentNo],
            [detail.privacyVersion, lead.privacy_version],
            [detail.proof, proof],
          ]}
        />
        <Arrival lead={lead} />
        {children}
      </div>
    </details>
  );
}

/** Renders how the sender found the site: the first visit and the last one. */
function Arrival({ lead }: { lead: LeadView }) {
  const { detail } = useWords("admin-leads");
  return (
    <>
      <h3 className="mt-4 mb-2 text-sm font-semibold">{detail.arrival}</h3>
      <Facts rows={[[detail.page, lead.page]]} />
      <h3 className="mt-4 mb-2 text-sm font-semibold">{detail.first}</h3>
      <Touch touch={lead.first_touch} />
      <h3 className="mt-4 mb-2 text-sm font-semibold">{detail.last}</h3>
      <Touch touch={lead.last_touch ?? namedCampaign(lead)} />
    </>
  );
}

/** Returns what the request itself names of the last visit, where the browser sent no visits; null when it names nothing. */
function namedCampaign({ utm_source, utm_medium, utm_campaign, utm_term }: LeadView): LeadView["last_touch"] {
  const named = Object.entries({ utm_source, utm_medium, utm_campaign, utm_term }).filter(
    ([, value]) => value !== null,
  );
  return named.length > 0 ? Object.fromEntries(named) : null;
}

function Touch({ touch }: { touch: LeadView["first_touch"] }) {
  const { columns, detail } = useWords("admin-leads");
  if (!touch) return <p className="text-sm text-muted">{detail.noTouch}</p>;
  const { landing_page, referrer, utm_source, utm_medium, utm_campaign, utm_term, at } = touch;
  // A browser may have sent any text.
  const moment = at && !Number.isNaN(Date.parse(at)) ? <When date={at} /> : at;
  return (
    <Facts
      rows={[
        [detail.at, moment],
        [detail.landing, landing_page],
        [detail.referrer, referrer],
        [columns.source, utm_source],
        [detail.medium, utm_medium],
        [columns.campaign, utm_campaign],
        [detail.term, utm_term],
      ]}
    />
  );
}
