import { mediaChange } from "#media/media-change.ts";
import type { MediaDetail } from "#media/media-view.ts";
import { useSend } from "../../data/use-send.ts";
import { Form } from "../../form/form.tsx";
import { FormActions } from "../../form/form-actions.tsx";
import { TextAreaInput, TextInput } from "../../form/inputs.tsx";
import { useAdminForm } from "../../form/use-admin-form.ts";
import { Panel } from "../../layout/panel.tsx";
import { useWords } from "../../words/use-words.ts";
import { Crops } from "./crops.tsx";
import { FocalPoint } from "./focal-point.tsx";

/** The texts and the focal point of a picture, saved together. */
export function PictureForm({ picture }: { picture: MediaDetail }) {
  const { picture: words } = useWords("admin-media");
  const send = useSend();
  const { version, alt_id, alt_en, focal_x, focal_y } = picture;
  const form = useAdminForm({
    schema: mediaChange,
    defaults: { version, alt_id, alt_en, credit: picture.credit ?? "", focal_x, focal_y },
    submit: (values) => send<MediaDetail>("PATCH", `/admin/media/${picture.id}`, values),
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
