import { Button } from "#ui/button.tsx";
import { useMay, useWords } from "../../kit/data.ts";
import { FilterBar, useUrlFilters } from "../../kit/list.ts";
import { EmptyList, Loading, RefusalNote, Screen } from "../../kit/parts.ts";
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
