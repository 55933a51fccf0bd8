import { Link, useParams } from "react-router";
import type { z } from "zod";
import type { publicationDetail } from "#publishing/content-view.ts";
import { Button } from "#ui/button.tsx";
import { useCall } from "../../data/use-call.ts";
import { DetailScreen } from "../../layout/detail-screen.tsx";
import { Facts } from "../../layout/facts.tsx";
import { Panel } from "../../layout/panel.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { When } from "../../layout/when.tsx";
import { useMay, useMe } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import "./content.css";
import { ActorName } from "../../history/audit-names.tsx";
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
  const call = useCall<Publication>(`/admin/content/publications/${id}`);
  const { withdraw, pending, refusal: withdrawRefusal } = useWithdraw();
  const mayWrite = may("content", "write");
  return (
    <DetailScreen call={call} title={words.title} back={{ to: "/content/publications", label: words.title }}>
      {(publication) => ({
        title: namesOf(publication.items),
        detail: <PublicationBadge state={publication.state} />,
        actions: mayWrite && ["review", "scheduled", "published"].includes(publication.state) && (
          <Button kind="secondary" pending={pending} onClick={() => void withdraw(id)}>
            {publication.state === "published" ? result.withdraw : result.cancel}
          </Button>
        ),
        above: <RefusalNote refusal={withdrawRefusal} />,
        main: publication.items.map((item) => {
          const { document, locale } = item;
          const changes = publication.changes.filter((each) => each.document === document && each.locale === locale);
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
        }),
        side: (
          <>
            <Panel title={words.facts}>
              <Facts
                rows={[
                  [words.at, <When key="at" date={publication.at} />],
                  [words.author, <ActorName key="author" by={publication.author} />],
                  [words.requested, <When key="requested" date={publication.requested_at} />],
                  publication.note !== null && [words.note, publication.note],
                  publication.reviewer !== null && [words.reviewer, publication.reviewer],
                  publication.comment !== null && [words.comment, publication.comment],
                ]}
              />
            </Panel>
            {publication.state === "review" && mayWrite && (
              <ReviewForm id={id} isAuthor={publication.author === name} />
            )}
          </>
        ),
      })}
    </DetailScreen>
  );
}
