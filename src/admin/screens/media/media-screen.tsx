import { Button } from "#ui/button.tsx";
import { EmptyList } from "../../layout/empty-list.tsx";
import { Loading } from "../../layout/loading.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
import { FilterBar } from "../../list/filters.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import { PictureGrid } from "./picture-grid.tsx";
import { UploadArea } from "./upload/upload-area.tsx";
import { usePictures } from "./use-pictures.ts";
import "./media.css";

/** The library of pictures. */
export default function MediaScreen() {
  const words = useWords("admin-media");
  const mayWrite = useMay()("media", "write");
  const [filters, setFilters] = useUrlFilters(["q", "filter"]);
  const list = usePictures({ filter: filters.filter, search: filters.q });
  const { label, ...states } = words.filter;
  const options = Object.entries(states).map(([value, text]) => ({ value, label: text }));
  const content = (
    <>
      <RefusalNote refusal={list.refusal} onRetry={list.refetch} />
      {list.isLoading && <Loading />}
      {!list.isLoading && !list.refusal && list.rows.length === 0 && (
        <EmptyList>{filters.q || filters.filter ? words.empty : words.noPictures}</EmptyList>
      )}
      <PictureGrid rows={list.rows} label={words.list} />
      {list.hasMore && (
        <Button kind="secondary" pending={list.isLoadingMore} onClick={list.loadMore}>
          {words.more}
        </Button>
      )}
    </>
  );
  return (
    <Screen title={words.title}>
      <FilterBar
        search={words.search}
        filters={[{ id: "filter", label, options }]}
        value={filters}
        setValue={setFilters}
      />
      {mayWrite ? <UploadArea maxBytes={list.maxBytes}>{content}</UploadArea> : content}
    </Screen>
  );
}
