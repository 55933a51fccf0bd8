import { Link, useParams } from "react-router";
import type { z } from "zod";
import type { publicationDetail } from "#publishing/content-view.ts";
import { Button } from "#ui/button.tsx";
import { useCall } from "../../data/use-call.ts";
import { Facts } from "../../layout/facts.tsx";
import { Loading } from "../../layout/loading.tsx";
import { NotFound } from "../../layout/not-found.tsx";
import { Panel } from "../../layout/panel.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
import { When } from "../../layout/when.tsx";
import { useMay, useMe } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import "./content.css";
import { ActorName } from "../audit/actor-name.tsx";
import { ChangeList } from "./publish/change-list.tsx";
import { PublicationBadge } from "./publish/publication-badge.tsx";
import { ReviewForm } from "./publish/review-form.tsx";
import { useItemNames } from "./publish/use-item-names.ts";
import { useWithdraw } from "./publish/use-withdraw.ts";

type Publication = z.infer<typeof publicationDetail>["data"];

/** One publication: what it changed field by field, its way back, and the decision of the second person. */
export default function PublicationScreen() {
  const { id = "" } = useParams();
  const { publications: words, languages, result } = useWords("admin-content");
  const { nameOf, namesOf } = useItemNames();
  const may = useMay();
  const { name } = useMe();
  const { data, refusal, refetch } = useCall<Publication>(`/admin/content/publications/${id}`);
  const { withdraw, pending, refusal: withdrawRefusal } = useWithdraw();
  if (refusal?.status === 404) return <NotFound />;
  const mayWrite = may("content", "write");
  const isOpen = data && ["review", "scheduled", "published"].includes(data.state);
  return (
    <Screen
      title={data ? namesOf(data.items) : words.title}
      back={{ to: "/content/publications", label: words.title }}
      detail={data && <PublicationBadge state={data.state} />}
      actions={
        mayWrite &&
        isOpen && (
          <Button kind="secondary" pending={pending} onClick={() => void withdraw(id)}>
            {data.state === "published" ? result.withdraw : result.cancel}
          </Button>
        )
      }
    >
      <RefusalNote refusal={refusal ?? withdrawRefusal} onRetry={refusal && refetch} />
      {!data && !refusal && <Loading lines={8} />}
      {data && (
        <div className="columns">
          <div className="stack">
            {data.items.map((item) => {
              const { document, locale } = item;
              const changes = data.changes.filter((each) => each.document === document && each.locale === locale);
              return (
                <Panel
                  key={`${document} ${locale}`}
                  title={`${nameOf(item)} · ${languages[locale]}`}
                  actions={
                    <Link to={`/content/documents/${encodeURIComponent(document)}`} className="link text-sm">
                      {words.open}
                    </Link>
                  }
                >
                  {changes.length === 0 ? (
                    <p className="text-muted">{words.noChanges}</p>
                  ) : (
                    <ChangeList changes={changes} />
                  )}
                </Panel>
              );
            })}
          </div>
          <div className="stack">
            <Panel title={words.facts}>
              <Facts
                rows={[
                  [words.at, <When key="at" date={data.at} />],
                  [words.author, <ActorName key="author" by={data.author} />],
                  [words.requested, <When key="requested" date={data.requested_at} />],
                  data.note !== null && [words.note, data.note],
                  data.reviewer !== null && [words.reviewer, data.reviewer],
                  data.comment !== null && [words.comment, data.comment],
                ]}
              />
            </Panel>
            {data.state === "review" && mayWrite && <ReviewForm id={id} isAuthor={data.author === name} />}
          </div>
        </div>
      )}
    </Screen>
  );
}
