import { Link, useParams } from "react-router";
import { Empty } from "../../../layout/empty.tsx";
import { Loading } from "../../../layout/loading.tsx";
import { RefusalNote } from "../../../layout/refusal-note.tsx";
import { Screen } from "../../../layout/screen.tsx";
import { useWords } from "../../../words/use-words.ts";
import "../content.css";
import { fieldAddress } from "../list/field-address.ts";
import { UpgradeEditor } from "./upgrade-editor.tsx";
import "./upgrades.css";
import { useUpgrades } from "./use-upgrades.ts";

/** What a release changed in one language of an edited text, and what is to hold. */
export default function UpgradeScreen() {
  const { name = "", locale = "" } = useParams();
  const { upgrades: words } = useWords("admin-content-board");
  const { rows, refusal, refetch, isLoading } = useUpgrades();
  const row = rows.find((each) => each.document === name && each.locale === locale);
  if (row) return <UpgradeEditor key={`${name} ${locale}`} row={row} />;
  return (
    <Screen title={words.title} back={{ to: "/content/upgrades", label: words.title }}>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {isLoading && <Loading lines={8} />}
      {!isLoading && !refusal && (
        <Empty
          action={
            <Link to={fieldAddress(name)} className="link">
              {words.open}
            </Link>
          }
        >
          {words.gone}
        </Empty>
      )}
    </Screen>
  );
}
