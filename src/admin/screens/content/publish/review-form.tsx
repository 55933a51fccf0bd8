import { useRef, useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useSend } from "../../../data/use-send.ts";
import { Panel } from "../../../layout/panel.tsx";
import { RefusalNote } from "../../../layout/refusal-note.tsx";
import { useWords } from "../../../words/use-words.ts";

/** The decision of a second person, who gives the reason of a refusal; the author only reads that it waits. */
export function ReviewForm({ id, isAuthor }: { id: string; isAuthor: boolean }) {
  const { review } = useWords("admin-content");
  const { required } = useWords("admin").form.codes;
  const send = useSend();
  const [comment, setComment] = useState("");
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [lacksReason, setLacksReason] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const decide = async (decision: "approve" | "refuse") => {
    const reason = comment.trim();
    setLacksReason(decision === "refuse" && !reason);
    if (decision === "refuse" && !reason) return area.current?.focus();
    setPending(true);
    setRefusal(undefined);
    const outcome = await send<unknown>("POST", `/admin/content/publications/${id}/review`, {
      decision,
      ...(reason && { comment: reason }),
    });
    setPending(false);
    if (!outcome.ok) setRefusal(outcome.refusal);
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
