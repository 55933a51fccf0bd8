import { useRef, useState } from "react";
import { Link, useParams } from "react-router";
import { pathTo } from "#contract/calls.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useAction, useCall, useMay, useMe, useSend, useWords } from "../../kit/data.ts";
import { ActorName, DetailScreen, Facts, Panel, RefusalNote, When } from "../../kit/parts.ts";
import "./content.css";
import { ChangeList } from "./publish/change-list.tsx";
import { PublicationBadge } from "./publish/publication-badge.tsx";
import { useItemNames } from "./publish/use-item-names.ts";
import { useWithdraw } from "./publish/use-withdraw.ts";

/** One publication: what it changed field by field, its way back, and the decision of the second person. */
export default function PublicationScreen() {
  const { id = "" } = useParams();
  const { publications: words, languages, result } = useWords("admin-content");
  const { nameOf, namesOf } = useItemNames();
  const may = useMay();
  const { name } = useMe();
  const call = useCall(pathTo("/admin/content/publications/:id", { id }));
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

/** The decision of a second person, who gives the reason of a refusal; the author only reads that it waits. */
function ReviewForm({ id, isAuthor }: { id: string; isAuthor: boolean }) {
  const { review } = useWords("admin-content");
  const { required } = useWords("admin").form.codes;
  const send = useSend();
  const [comment, setComment] = useState("");
  const { pending, refusal, run } = useAction();
  const [lacksReason, setLacksReason] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const decide = async (decision: "approve" | "refuse") => {
    const reason = comment.trim();
    setLacksReason(decision === "refuse" && !reason);
    if (decision === "refuse" && !reason) return area.current?.focus();
    await run(() =>
      send("POST", pathTo("/admin/content/publications/:id/review", { id }), {
        decision,
        ...(reason && { comment: reason }),
      }),
    );
  };
  return (
    <Panel title={review.title}>
      {isAuthor ? (
        <p className="text-sm text-muted">{review.waits}</p>
      ) : (
        <div className="stack">
          <TextArea
            id="review-comment"
            ref={area}
            label={review.comment}
            hint={review.commentHint}
            {...(lacksReason && { error: required })}
            rows={3}
            maxLength={500}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
          <RefusalNote refusal={refusal} />
          <p className="flex flex-wrap gap-2">
            <Button pending={pending} onClick={() => void decide("approve")}>
              {review.approve}
            </Button>
            <Button kind="danger" pending={pending} onClick={() => void decide("refuse")}>
              {review.refuse}
            </Button>
          </p>
        </div>
      )}
    </Panel>
  );
}
