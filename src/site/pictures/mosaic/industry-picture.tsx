import type { IndustryId } from "#catalogue/industries.ts";
import type { Locale } from "#text/locales.ts";
import { Bars } from "../kit/bars.tsx";
import { Columns, LineChart } from "../kit/charts.tsx";
import { Chat } from "../kit/chat.tsx";
import { Code } from "../kit/document.tsx";
import { Steps } from "../kit/parts.tsx";
import { Picture } from "../kit/picture.tsx";
import { Table } from "../kit/table.tsx";
import { Window } from "../kit/window.tsx";
import { BedBoard } from "./bed-board.tsx";
import type { Scene } from "./scene.ts";
import { scenes } from "./scenes.ts";

/** Renders an industry's own picture: what somebody there would see on a working day. */
export function IndustryPicture({ industry, locale }: { industry: IndustryId; locale: Locale }) {
  const { product, label, title, meta, scene } = scenes[industry][locale];
  return (
    <Picture label={label} locale={locale} size="tile">
      <Window title={title} product={product} meta={meta}>
        <div className="p-4">
          <SceneContent scene={scene} />
        </div>
      </Window>
    </Picture>
  );
}

function SceneContent({ scene }: { scene: Scene }) {
  switch (scene.kind) {
    case "table":
      return <Table {...scene} />;
    case "bars":
      return (
        <Bars rows={scene.rows.map(([label, share, value], row) => ({ label, share, value, signal: row === 0 }))} />
      );
    case "columns":
      return <Columns {...scene} />;
    case "lines":
      return (
        <LineChart
          series={scene.series.map((values, index) => ({ values, quiet: index > 0 }))}
          labels={scene.labels}
          signal={scene.signal}
        />
      );
    case "chat":
      return <Chat messages={scene.messages.map((text, index) => ({ from: index % 2 ? "bot" : "them", text }))} />;
    case "steps":
      return <Steps {...scene} />;
    case "beds":
      return <BedBoard {...scene} />;
    case "code":
      return <Code lines={scene.lines} />;
  }
}
