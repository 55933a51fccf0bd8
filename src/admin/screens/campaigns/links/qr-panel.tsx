import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { QrCode, qrPicture, qrSvg } from "#ui/qr-code.tsx";
import { saveFile } from "../../../data/download.ts";
import { Panel } from "../../../layout/panel.tsx";
import { useWords } from "../../../words/use-words.ts";

/** Renders the QR code of a short address, and saves it as SVG or PNG. */
export function QrPanel({ address, name }: { address: string; name: string }) {
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
