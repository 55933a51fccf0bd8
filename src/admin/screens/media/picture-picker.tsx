import { useState } from "react";
import type { MediaDetail } from "#media/media-view.ts";
import { Button } from "#ui/button.tsx";
import { useCall } from "../../data/use-call.ts";
import { ActionDialog } from "../../dialog/action-dialog.tsx";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import { PickerDialog } from "./picker-dialog.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import "./media.css";

interface PicturePickerProps {
  /** The reference as it stands in words: `media:<id>`. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** Names the button for who cannot see the field around it. */
  label?: string;
  readOnly?: boolean;
  onFocus?: () => void;
}

/** Chooses a picture of the library, or uploads one, for a field of words. */
export function PicturePicker({ value, onChange, label, readOnly = false, onFocus }: PicturePickerProps) {
  const { picker: words } = useWords("admin-media");
  const mayRead = useMay()("media", "read");
  const [open, setOpen] = useState(false);
  const id = value?.replace(/^media:/, "");
  const choose = id ? words.change : words.choose;
  return (
    <div className="picker">
      {id && mayRead ? <Chosen id={id} /> : <p className="text-sm text-muted">{words.none}</p>}
      <div className="flex flex-wrap gap-2">
        {mayRead && !readOnly && (
          <Button
            kind="secondary"
            onFocus={onFocus}
            aria-label={label && `${choose}: ${label}`}
            onClick={() => setOpen(true)}
          >
            {choose}
          </Button>
        )}
        {id && !readOnly && (
          <Button
            kind="quiet"
            onFocus={onFocus}
            aria-label={label && `${words.remove}: ${label}`}
            onClick={() => onChange(undefined)}
          >
            {words.remove}
          </Button>
        )}
      </div>
      <ActionDialog title={words.title} open={open} onClose={() => setOpen(false)}>
        <PickerDialog
          chosen={id}
          onChoose={(picture) => {
            setOpen(false);
            onChange(`media:${picture.id}`);
          }}
        />
      </ActionDialog>
    </div>
  );
}

function Chosen({ id }: { id: string }) {
  const { picker: words } = useWords("admin-media");
  const { data, refusal } = useCall<MediaDetail>(`/admin/media/${id}`);
  if (refusal?.status === 404) return <p className="text-sm text-bad">{words.unknown}</p>;
  if (!data) return <span className="thumbnail" data-empty="" />;
  return (
    <div className="picker-chosen">
      <Thumbnail picture={data} sizes="8rem" />
      <span className="truncate text-sm">{data.name}</span>
    </div>
  );
}
