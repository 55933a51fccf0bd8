import { useState } from "react";
import type { MediaRow } from "#media/media-view.ts";
import { Button } from "#ui/button.tsx";
import { Loading } from "../../layout/loading.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { SearchField } from "../../list/search-field.tsx";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import { PictureGrid } from "./picture-grid.tsx";
import { UploadArea } from "./upload/upload-area.tsx";
import { usePictures } from "./use-pictures.ts";

interface PickerDialogProps {
  chosen: string | undefined;
  onChoose: (picture: MediaRow) => void;
}

/** The content of the dialog: pictures to choose, and the way to upload another. */
export function PickerDialog({ chosen, onChoose }: PickerDialogProps) {
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
