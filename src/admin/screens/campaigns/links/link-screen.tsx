import { useState } from "react";
import { useParams } from "react-router";
import { writeAddress } from "#address/address.ts";
import type { Refusal } from "#client/api/outcome.ts";
import type { LinkDetailView } from "#growth/campaigns/campaign-views.ts";
import { withCampaign } from "#growth/campaigns/link.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { TimeChart } from "../../../charts/time-chart.tsx";
import { useCall } from "../../../data/use-call.ts";
import { useSend } from "../../../data/use-send.ts";
import { confirmAction } from "../../../dialog/confirm-action.ts";
import { showToast } from "../../../dialog/toast.ts";
import { CopyButton } from "../../../layout/copy-button.tsx";
import { DetailScreen } from "../../../layout/detail-screen.tsx";
import { Facts } from "../../../layout/facts.tsx";
import { Panel } from "../../../layout/panel.tsx";
import { RefusalNote } from "../../../layout/refusal-note.tsx";
import { StateBadge } from "../../../layout/state-badge.tsx";
import { When } from "../../../layout/when.tsx";
import { useMay } from "../../../session/me.ts";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";
import { QrPanel } from "./qr-panel.tsx";

/** Renders a short address: where it leads, its clicks, and its QR code. */
export default function LinkScreen() {
  const { code = "" } = useParams();
  const words = useWords("admin-campaigns");
  const locale = useLocale();
  const call = useCall<LinkDetailView>(`/admin/campaigns/links/${code}`);
  const { link: names } = words;
  const count = (value: number) => value.toLocaleString(languageTags[locale]);
  return (
    <DetailScreen call={call} title={words.links.title} back={{ to: "/campaigns/links", label: words.links.title }}>
      {(link) => {
        const short = `${location.origin}/go/${link.code}`;
        const target = `${location.origin}${withCampaign(writeAddress(link), link)}`;
        return {
          title: `/go/${link.code}`,
          detail: link.retired && <StateBadge tone="warn">{words.links.retired}</StateBadge>,
          actions: <RetireButton link={link} />,
          above: link.retired && <p className="text-sm">{names.retiredNote}</p>,
          main: (
            <>
              <Panel title={names.short}>
                <Facts
                  rows={[
                    [names.short, <Copied key="short" text={short} />],
                    [names.target, <Copied key="target" text={target} />],
                    [names.campaign, link.campaign],
                    [names.source, link.source],
                    [names.medium, link.medium],
                    [names.term, link.term],
                    [names.all, count(link.clicks)],
                    [names.added, <When key="added" date={link.added_at} />],
                    [names.by, link.added_by],
                  ]}
                />
              </Panel>
              <div className="panel p-4">
                <TimeChart
                  label={names.recent}
                  kind="bars"
                  days={link.days.days}
                  series={[{ label: names.clicks, values: link.days.clicks }]}
                  format={count}
                />
              </div>
            </>
          ),
          side: <QrPanel address={short} name={link.code} />,
        };
      }}
    </DetailScreen>
  );
}

function Copied({ text }: { text: string }) {
  return (
    <span className="flex items-start gap-2">
      <span className="num min-w-0 break-all">{text}</span>
      <CopyButton text={text} />
    </span>
  );
}

function RetireButton({ link: { code, retired } }: { link: LinkDetailView }) {
  const { link: words } = useWords("admin-campaigns");
  const send = useSend();
  const mayWrite = useMay()("campaigns", "write");
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  if (!mayWrite) return null;

  async function change() {
    const question = { title: fill(words.retireTitle, { code }), body: words.retireBody, confirm: words.retire };
    if (!retired && !(await confirmAction(question))) return;
    setPending(true);
    const outcome = await send<unknown>("POST", `/admin/campaigns/links/${code}/retire`, { retired: !retired });
    setPending(false);
    setRefusal(outcome.ok ? undefined : outcome.refusal);
    if (outcome.ok) showToast({ text: words.done });
  }

  return (
    <>
      <RefusalNote refusal={refusal} />
      <Button kind="secondary" pending={pending} onClick={() => void change()}>
        {retired ? words.restore : words.retire}
      </Button>
    </>
  );
}
