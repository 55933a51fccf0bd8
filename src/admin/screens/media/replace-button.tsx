import { useId, useState } from "react";
import { Link } from "react-router";
import type { Refusal } from "#client/api/outcome.ts";
import type { MediaDetail } from "#media/media-view.ts";
import { showToast } from "../../dialog/toast.ts";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { useWords } from "../../words/use-words.ts";
import { sendFile } from "./upload/send-file.ts";

/** Replaces the file of a picture, wherever it is used. */
export function ReplaceButton({ picture }: { picture: MediaDetail }) {
  const { picture: words, upload } = useWords("admin-media");
  const id = useId();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const same = refusal?.code === "same_picture" ? String(refusal.details.id) : undefined;

  async function replace(file: File) {
    setRefusal(undefined);
    setPending(true);
    const query = new URLSearchParams({ name: file.name.slice(-200), version: String(picture.version) });
    const outcome = await sendFile({ method: "PUT", path: `/admin/media/${picture.id}/file?${query}`, file });
    setPending(false);
    if (outcome.ok) showToast({ text: words.replaced });
    else setRefusal(outcome.refusal);
  }

  return (
    <div>
      <label htmlFor={id} className="btn btn-secondary" aria-disabled={pending || undefined}>
        {pending ? upload.waiting : words.replace}
      </label>
      <input
        id={id}
        type="file"
        accept="image/*"
        className="sr-only"
        disabled={pending}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = "";
          if (file) void replace(file);
        }}
      />
      {same ? (
        <p role="alert" className="mt-2 text-sm">
          {words.same}{" "}
          <Link className="link" to={`/media/${same}`}>
            {words.open}
          </Link>
        </p>
      ) : (
        <RefusalNote refusal={refusal} />
      )}
    </div>
  );
}
