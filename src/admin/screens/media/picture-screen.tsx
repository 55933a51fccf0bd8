import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import type { Refusal } from "#client/api/outcome.ts";
import { pathTo } from "#contract/calls.ts";
import { mediaChange } from "#media/media-change.ts";
import type { MediaDetail, PictureUse } from "#media/media-contract.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useAction, useCall, useLocale, useMay, useSend, useWords } from "../../kit/data.ts";
import {
  ChooseFile,
  confirmAction,
  Form,
  FormActions,
  showToast,
  TextAreaInput,
  TextInput,
  useAdminForm,
} from "../../kit/form.ts";
import { DetailScreen, Facts, Panel, RefusalNote, When } from "../../kit/parts.ts";
import { FocalPoint } from "./focal-point.tsx";
import "./media.css";
import { formatBytes } from "./format-bytes.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { sendFile } from "./upload/send-file.ts";

/** One picture: its texts, its focal point, where it is used. */
export default function PictureScreen() {
  const { id = "" } = useParams();
  const path = pathTo("/admin/media/:id", { id });
  const words = useWords("admin-media");
  const mayWrite = useMay()("media", "write");
  const send = useSend();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<Refusal>();
  const call = useCall(path);

  async function remove({ name, version }: MediaDetail) {
    const { deleteTitle: title, deleteBody: body, delete: confirm, deleted } = words.picture;
    if (!(await confirmAction({ title: fill(title, { name }), body, confirm, danger: true }))) return;
    const outcome = await send("DELETE", path, undefined, { query: { version }, leavesScreen: true });
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

/** The texts and the focal point of a picture, saved together. */
function PictureForm({ picture }: { picture: MediaDetail }) {
  const { picture: words } = useWords("admin-media");
  const send = useSend();
  const { version, alt_id, alt_en, focal_x, focal_y } = picture;
  const form = useAdminForm({
    schema: mediaChange,
    defaults: { version, alt_id, alt_en, credit: picture.credit ?? "", focal_x, focal_y },
    submit: (values) => send("PATCH", pathTo("/admin/media/:id", { id: picture.id }), values),
  });
  const [x, y] = form.fields.watch(["focal_x", "focal_y"]);
  const labels = {
    alt_id: words.altId,
    alt_en: words.altEn,
    credit: words.credit,
    focal_x: words.focal,
    focal_y: words.focal,
  };
  return (
    <Form form={form} labels={labels}>
      {picture.shown && (
        <Panel title={words.focal}>
          <FocalPoint
            shown={picture.shown}
            point={{ x, y }}
            onChange={(point) => {
              form.fields.setValue("focal_x", point.x, { shouldDirty: true });
              form.fields.setValue("focal_y", point.y, { shouldDirty: true });
            }}
          />
          <Crops picture={picture} point={{ x, y }} />
        </Panel>
      )}
      <Panel title={words.texts}>
        <div className="stack">
          <TextAreaInput form={form} name="alt_id" label={words.altId} hint={words.altHint} rows={2} maxLength={250} />
          <TextAreaInput form={form} name="alt_en" label={words.altEn} rows={2} maxLength={250} />
          <TextInput form={form} name="credit" label={words.credit} optional maxLength={120} />
          <FormActions form={form} />
        </div>
      </Panel>
    </Form>
  );
}

const crops = ["phone", "card", "hero"] as const;

/** How the places of the site crop a picture around its focal point. */
function Crops({ picture, point }: { picture: MediaDetail; point: { x: number; y: number } }) {
  const { picture: words } = useWords("admin-media");
  return (
    <ul className="crops" aria-label={words.crops}>
      {crops.map((crop) => (
        <li key={crop} data-crop={crop}>
          <Thumbnail picture={{ ...picture, focal_x: point.x, focal_y: point.y }} sizes="20rem" />
          <span className="text-sm text-muted">{words[crop]}</span>
        </li>
      ))}
    </ul>
  );
}

/** What is known of a picture's file. */
function PictureFacts({ picture }: { picture: MediaDetail }) {
  const { picture: words } = useWords("admin-media");
  const { facts } = words;
  const { kind, width, height, bytes, created_by, created_at } = picture;
  return (
    <Panel title={words.file}>
      <Facts
        rows={[
          [facts.kind, kind.toUpperCase()],
          [facts.size, `${width} × ${height}`],
          [facts.bytes, formatBytes(bytes, useLocale())],
          [facts.by, created_by],
          [facts.at, <When key="at" date={created_at} />],
        ]}
      />
    </Panel>
  );
}

/** Every place that names a picture. */
function UsesPanel({ uses }: { uses: readonly PictureUse[] }) {
  const { picture: words } = useWords("admin-media");
  const mayRead = useMay()("content", "read");
  return (
    <Panel title={words.uses}>
      {uses.length === 0 ? (
        <p className="text-sm text-muted">{words.notUsed}</p>
      ) : (
        <ul className="grid gap-2 text-sm">
          {uses.map(({ document, locale, layer, path }) => (
            <li key={`${document} ${locale} ${layer} ${path}`}>
              {mayRead ? (
                <Link className="link" to={screenOf(document)}>
                  {document}
                </Link>
              ) : (
                document
              )}{" "}
              <span className="text-muted">
                {locale.toUpperCase()} · {words.layers[layer]} · {path.slice(1)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** A letter of the newsletter is named by its id. */
function screenOf(document: string): string {
  const letter = /^letter:(.+)$/.exec(document)?.[1];
  return letter ? `/newsletter/${letter}` : `/content/documents/${encodeURIComponent(document)}`;
}

/** Replaces the file of a picture, wherever it is used. */
function ReplaceButton({ picture }: { picture: MediaDetail }) {
  const { picture: words, upload } = useWords("admin-media");
  const { pending, refusal, run } = useAction();
  const same = refusal?.code === "same_picture" ? String(refusal.details.id) : undefined;

  async function replace(file: File) {
    const path = pathTo("/admin/media/:id/file", { id: picture.id });
    const query = { name: file.name.slice(-200), version: String(picture.version) };
    const outcome = await run(() => sendFile({ method: "PUT", path, query, file }));
    if (outcome.ok) showToast({ text: words.replaced });
  }

  return (
    <div>
      <ChooseFile accept="image/*" pending={pending} onChoose={([file]) => void replace(file!)}>
        {pending ? upload.waiting : words.replace}
      </ChooseFile>
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
