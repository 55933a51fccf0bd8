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
import { Loading } from "../../layout/loading.tsx";
import { NotFound } from "../../layout/not-found.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import ObjectHistory from "../audit/object-history.tsx";
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
  const { data, refusal, refetch } = useCall<MediaDetail>(path);
  const back = { to: "/media", label: words.title };
  if (refusal?.status === 404) return <NotFound />;
  if (!data)
    return (
      <Screen title={words.title} back={back}>
        <RefusalNote refusal={refusal} onRetry={refetch} />
        {!refusal && <Loading />}
      </Screen>
    );

  async function remove({ name, version }: MediaDetail) {
    const { deleteTitle: title, deleteBody: body, delete: confirm, deleted } = words.picture;
    if (!(await confirmAction({ title: fill(title, { name }), body, confirm, danger: true }))) return;
    const outcome = await send("DELETE", `${path}?version=${version}`);
    if (!outcome.ok) return setRefused(outcome.refusal);
    showToast({ text: fill(deleted, { name }) });
    await navigate("/media", { replace: true });
  }

  return (
    <Screen
      title={data.name}
      back={back}
      actions={
        mayWrite && (
          <>
            <ReplaceButton picture={data} />
            {data.used === 0 && (
              <Button kind="danger" onClick={() => void remove(data)}>
                {words.picture.delete}
              </Button>
            )}
          </>
        )
      }
    >
      <RefusalNote refusal={refused} />
      {data.waiting && <p role="status">{words.picture.preparing}</p>}
      <div className="columns">
        <div className="stack">
          {mayWrite ? (
            <PictureForm picture={data} />
          ) : (
            data.shown && <FocalPoint shown={data.shown} point={{ x: data.focal_x, y: data.focal_y }} />
          )}
        </div>
        <div className="stack">
          <UsesPanel uses={data.uses} />
          <PictureFacts picture={data} />
          <ObjectHistory kind="media" id={id} />
        </div>
      </div>
    </Screen>
  );
}
