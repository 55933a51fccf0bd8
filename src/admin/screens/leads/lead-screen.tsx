import { useParams } from "react-router";
import type { LeadView } from "#leads/inbox/lead-view.ts";
import { useCall } from "../../data/use-call.ts";
import { Empty } from "../../layout/empty.tsx";
import { Loading } from "../../layout/loading.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
import { useWords } from "../../words/use-words.ts";
import { LeadDetail } from "./detail/lead-detail.tsx";
import { placeInList } from "./listed-leads.ts";

/** Renders one lead with everything about it. */
export default function LeadScreen() {
  const { id = "" } = useParams();
  const words = useWords("admin-leads");
  const { data: lead, refusal, isLoading, refetch } = useCall<LeadView>(`/admin/leads/${id}`);
  if (lead) return <LeadDetail key={lead.id} lead={lead} reload={refetch} />;
  return (
    <Screen title={words.title} back={{ to: placeInList(id).back, label: words.actions.back }}>
      {isLoading && <Loading lines={8} />}
      {refusal && refusal.status !== 404 && <RefusalNote refusal={refusal} onRetry={refetch} />}
      {refusal && (refusal.status === 404 || refusal.status === 400) && <Empty>{words.notFound}</Empty>}
    </Screen>
  );
}
