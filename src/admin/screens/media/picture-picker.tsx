import { useState } from "react";
import { pathTo } from "#contract/calls.ts";
import type { MediaRow } from "#media/media-contract.ts";
import { Button } from "#ui/button.tsx";
import { useCall, useMay, useWords } from "../../kit/data.ts";
import { ActionDialog } from "../../kit/form.ts";
import { SearchField } from "../../kit/list.ts";
import { Loading, RefusalNote } from "../../kit/parts.ts";
import { Thumbnail } from "./thumbnail.tsx";
import "./media.css";
import { PictureGrid } from "./picture-grid.tsx";
import { UploadArea } from "./upload/upload-area.tsx";
import { usePictures } from "./use-pictures.ts";

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
  const { data, refusal } = useCall(pathTo("/admin/media/:id", { id }));
  if (refusal?.status === 404) return <p className="text-sm text-bad">{words.unknown}</p>;
  if (!data) return <span className="thumbnail" data-empty="" />;
  return (
    <div className="picker-chosen">
      <Thumbnail picture={data} sizes="8rem" />
      <span className="truncate text-sm">{data.name}</span>
    </div>
  );
}

interface PickerDialogProps {
  chosen: string | undefined;
  onChoose: (picture: MediaRow) => void;
}

/** The content of the dialog: pictures to choose, and the way to upload another. */
function PickerDialog({ chosen, onChoose }: PickerDialogProps) {
  const words = useWords("admin-media");
  const mayWrite = useMay()("media", "write");
  const [search, setSearch] = useState("");
  const list = usePictures({ search });
  const content = (
    <>
      <SearchField label={words.search} value={search} onChange={(typed) => setSearch(typed ?? "")} />
      <RefusalNote refusal={list.refusal} onRetry={list.refetch} />
      {list.isLoading && <Loading />}
      <div className="picker-list">
        <PictureGrid rows={list.rows} label={words.list} onChoose={onChoose} chosen={chosen} />
        {list.hasMore && (
          <Button kind="secondary" pending={list.isLoadingMore} onClick={list.loadMore}>
            {words.more}
          </Button>
        )}
      </div>
      {list.rows.some(({ usable }) => !usable) && <p className="text-sm text-muted">{words.picker.needsAlt}</p>}
    </>
  );
  return mayWrite ? <UploadArea maxBytes={list.maxBytes}>{content}</UploadArea> : content;
}
