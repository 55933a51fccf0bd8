import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import type { Refusal } from "#client/api/outcome.ts";
import type { MediaDetail } from "#media/media-view.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useCall } from "../../data/use-call.ts";
import { useSend } from "../../data/use-send.ts";
import { confirmAction } from "../../dialog/confirm-action.ts";
import { showToast } from "../../dialog/toast.ts";
import { DetailScreen } from "../../layout/detail-screen.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import { FocalPoint } from "./focal-point.tsx";
import { PictureFacts } from "./picture-facts.tsx";
import { PictureForm } from "./picture-form.tsx";
import { ReplaceButton } from "./replace-button.tsx";
import { UsesPanel } from "./uses-panel.tsx";
import "./media.css";

/** One picture: its texts, its focal point, where it is used. */
export default function PictureScreen() {
  const { id = "" } = useParams();
  const path = `/admin/media/${id}`;
  const words = useWords("admin-media");
  const mayWrite = useMay()("media", "write");
  const send = useSend();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<Refusal>();
  const call = useCall<MediaDetail>(path);

  async function remove({ name, version }: MediaDetail) {
    const { deleteTitle: title, deleteBody: body, delete: confirm, deleted } = words.picture;
    if (!(await confirmAction({ title: fill(title, { name }), body, confirm, danger: true }))) return;
    const outcome = await send<unknown>("DELETE", `${path}?version=${version}`);
    if (!outcome.ok) return setRefused(outcome.refusal);
    showToast({ text: fill(deleted, { name }) });
    await navigate("/media", { replace: true });
  }

  return (
    <DetailScreen call={call} title={words.title} back={{ to: "/media", label: words.title }}>
      {(picture) => ({
        title: picture.name,
        actions: mayWrite && (
          <>
            <ReplaceButton picture={picture} />
            {picture.used === 0 && (
              <Button kind="danger" onClick={() => void remove(picture)}>
                {words.picture.delete}
              </Button>
            )}
          </>
        ),
        above: (
          <>
            <RefusalNote refusal={refused} />
            {picture.waiting && <p role="status">{words.picture.preparing}</p>}
          </>
        ),
        main: mayWrite ? (
          <PictureForm picture={picture} />
        ) : (
          picture.shown && <FocalPoint shown={picture.shown} point={{ x: picture.focal_x, y: picture.focal_y }} />
        ),
        side: (
          <>
            <UsesPanel uses={picture.uses} />
            <PictureFacts picture={picture} />
          </>
        ),
        history: { kind: "media", id },
      })}
    </DetailScreen>
  );
}
