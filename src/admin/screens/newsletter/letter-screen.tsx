import { useParams } from "react-router";
import type { LetterDetail } from "#growth/newsletter/letters/letter-view.ts";
import { useCall } from "../../data/use-call.ts";
import { ObjectHistory } from "../../history/object-history.tsx";
import { DetailScreen } from "../../layout/detail-screen.tsx";
import { useMay } from "../../session/me.ts";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";
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
  const call = useCall<LetterDetail>(`/admin/newsletter/${id}`);
  return (
    <DetailScreen call={call} title={words.compose.title} back={{ to: "/newsletter", label: words.title }}>
      {(letter) => {
        const { subject } = letter.content;
        return {
          title: subject[locale] || subject.id || subject.en || words.untitled,
          detail: <LetterState state={letter.state} />,
          actions: mayWrite && <LetterActions letter={letter} />,
          main: (
            <div className="letter-columns">
              <div className="stack">
                {letter.report && <ReportPanel report={letter.report} isSending={letter.state === "sending"} />}
                {letter.state === "draft" && <Composer letter={letter} readOnly={!mayWrite} />}
                {letter.report && <LinksPanel links={letter.report.links} />}
                <LetterFacts letter={letter} />
                <ObjectHistory kind="letters" id={id} />
              </div>
              <div className="stack letter-side">
                <PreviewPanel letter={letter} />
                {(letter.state === "draft" || letter.state === "scheduled") && <SendPanel letter={letter} />}
              </div>
            </div>
          ),
        };
      }}
    </DetailScreen>
  );
}
