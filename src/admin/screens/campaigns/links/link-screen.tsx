import { useParams } from "react-router";
import { writeAddress } from "#address/address.ts";
import { pathTo } from "#contract/calls.ts";
import type { LinkDetailView } from "#growth/campaigns/campaign-contract.ts";
import { withCampaign } from "#growth/campaigns/link.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { QrCode, qrPicture, qrSvg } from "#ui/qr-code.tsx";
import { saveFile, useAction, useCall, useLocale, useMay, useSend, useWords } from "../../../kit/data.ts";
import { confirmAction, showToast } from "../../../kit/form.ts";
import {
  CopyButton,
  DetailScreen,
  Facts,
  Panel,
  RefusalNote,
  StateBadge,
  TimeChart,
  When,
} from "../../../kit/parts.ts";

/** Renders a short address: where it leads, its clicks, and its QR code. */
export default function LinkScreen() {
  const { code = "" } = useParams();
  const words = useWords("admin-campaigns");
  const locale = useLocale();
  const call = useCall(pathTo("/admin/campaigns/links/:code", { code }));
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
  const { pending, refusal, run } = useAction();
  if (!mayWrite) return null;

  async function change() {
    const question = { title: fill(words.retireTitle, { code }), body: words.retireBody, confirm: words.retire };
    if (!retired && !(await confirmAction(question))) return;
    const outcome = await run(() =>
      send("POST", pathTo("/admin/campaigns/links/:code/retire", { code }), { retired: !retired }),
    );
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

/** Renders the QR code of a short address, and saves it as SVG or PNG. */
function QrPanel({ address, name }: { address: string; name: string }) {
  const { link: words } = useWords("admin-campaigns");
  const savePng = async () => {
    const picture = await qrPicture(address);
    if (picture) saveFile(picture, `${name}.png`);
  };
  return (
    <Panel title={words.qr}>
      <QrCode text={address} label={fill(words.qrLabel, { address })} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          kind="secondary"
          onClick={() => saveFile(new Blob([qrSvg(address)], { type: "image/svg+xml" }), `${name}.svg`)}
        >
          <Icon name="download" className="size-4" />
          {words.svg}
        </Button>
        <Button kind="secondary" onClick={() => void savePng()}>
          <Icon name="download" className="size-4" />
          {words.png}
        </Button>
      </div>
    </Panel>
  );
}
