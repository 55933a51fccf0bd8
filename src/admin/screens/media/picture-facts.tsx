import type { MediaDetail } from "#media/media-view.ts";
import { Facts } from "../../layout/facts.tsx";
import { Panel } from "../../layout/panel.tsx";
import { When } from "../../layout/when.tsx";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";
import { formatBytes } from "./format-bytes.ts";

/** What is known of a picture's file. */
export function PictureFacts({ picture }: { picture: MediaDetail }) {
  const { picture: words } = useWords("admin-media");
  const { facts } = words;
  const { kind, width, height, bytes, created_by, created_at } = picture;
  return (
    <Panel title={words.file}>
      <Facts
        rows={[
          [facts.kind, kind.toUpperCase()],
          [facts.size, `${width} × ${height}`],
          [facts.bytes, formatBytes(bytes, useLocale())],
          [facts.by, created_by],
          [facts.at, <When key="at" date={created_at} />],
        ]}
      />
    </Panel>
  );
}
