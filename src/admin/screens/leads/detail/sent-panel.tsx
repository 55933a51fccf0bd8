import type { LeadView } from "#leads/inbox/lead-view.ts";
import { spacedPhone } from "#text/spaced-phone.ts";
import { CopyButton } from "../../../layout/copy-button.tsx";
import { Facts } from "../../../layout/facts.tsx";
import { Panel } from "../../../layout/panel.tsx";
import { When } from "../../../layout/when.tsx";
import { useWords } from "../../../words/use-words.ts";
import { useChoices } from "../use-choices.ts";

/** Renders everything that the form sent. */
export function SentPanel({ lead }: { lead: LeadView }) {
  const words = useWords("admin-leads");
  const { columns, detail, detailLabels } = words;
  const { productName, industryName } = useChoices();
  const labels: Record<string, string> = detailLabels;
  const valueName = (value: string) => (words.detailValues as Record<string, string>)[value] ?? value;
  const email = <a href={`mailto:${lead.email}`}>{lead.email}</a>;
  const phone = lead.phone && (
    <span className="inline-flex items-center gap-1">
      <a href={`tel:${lead.phone}`}>{spacedPhone(lead.phone)}</a>
      <CopyButton text={lead.phone} />
    </span>
  );
  const received = <When date={lead.received_at} />;
  const proof = lead.privacy_hash ? <code className="text-xs wrap-anywhere">{lead.privacy_hash}</code> : detail.noProof;
  return (
    <Panel title={detail.sent}>
      <p className="mb-4 whitespace-pre-line wrap-anywhere">
        {lead.message ?? <span className="text-muted">{detail.noMessage}</span>}
      </p>
      <Facts
        rows={[
          [columns.email, email],
          [columns.phone, phone],
          [detail.job, lead.job],
          [columns.company, lead.company],
          [columns.industry, industryName(lead.industry)],
          [columns.product, productName(lead.product)],
          [columns.kind, words.kinds[lead.kind]],
          ...Object.entries(lead.details).map(
            ([name, values]) => [labels[name] ?? name, values.map(valueName).join(", ")] as const,
          ),
          [columns.locale, words.languages[lead.locale]],
          [columns.received, received],
          [columns.number, lead.number],
          [detail.consent, lead.marketing_consent ? detail.consentYes : detail.consentNo],
          [detail.privacyVersion, lead.privacy_version],
          [detail.proof, proof],
        ]}
      />
    </Panel>
  );
}
