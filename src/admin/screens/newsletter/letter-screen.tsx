import { useParams } from "react-router";
import type { LetterDetail } from "#growth/newsletter/letters/letter-view.ts";
import { useCall } from "../../data/use-call.ts";
import { Loading } from "../../layout/loading.tsx";
import { NotFound } from "../../layout/not-found.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
import { useMay } from "../../session/me.ts";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";
import ObjectHistory from "../audit/object-history.tsx";
import "../content/content.css";
import "./letter.css";
import { Composer } from "./compose/composer.tsx";
import { LetterActions } from "./letter-actions.tsx";
import { LetterFacts } from "./letter-facts.tsx";
import { LetterState } from "./letter-state.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { LinksPanel } from "./report/links-panel.tsx";
import { ReportPanel } from "./report/report-panel.tsx";
import { SendPanel } from "./send-panel.tsx";

/** Renders one letter: what it says while it is a draft, what became of it afterwards, and always how it looks. */
export default function LetterScreen() {
  const { id = "" } = useParams();
  const words = useWords("admin-newsletter");
  const locale = useLocale();
  const mayWrite = useMay()("newsletter", "write");
  const { data, refusal, refetch } = useCall<LetterDetail>(`/admin/newsletter/${id}`);
  if (refusal?.status === 404) return <NotFound />;
  const back = { to: "/newsletter", label: words.title };
  if (!data) {
    return (
      <Screen title={words.compose.title} back={back}>
        <RefusalNote refusal={refusal} onRetry={refetch} />
        {!refusal && <Loading lines={8} />}
      </Screen>
    );
  }
  const { subject } = data.content;
  return (
    <Screen
      title={subject[locale] || subject.id || subject.en || words.untitled}
      detail={<LetterState state={data.state} />}
      back={back}
      actions={mayWrite && <LetterActions letter={data} />}
    >
      <div className="letter-columns">
        <div className="stack">
          {data.report && <ReportPanel report={data.report} isSending={data.state === "sending"} />}
          {data.state === "draft" && <Composer letter={data} readOnly={!mayWrite} />}
          {data.report && <LinksPanel links={data.report.links} />}
          <LetterFacts letter={data} />
          <ObjectHistory kind="letters" id={id} />
        </div>
        <div className="stack letter-side">
          <PreviewPanel letter={data} />
          {(data.state === "draft" || data.state === "scheduled") && <SendPanel letter={data} />}
        </div>
      </div>
    </Screen>
  );
}
