import { expect, test } from "vitest";
import { withFirstPage } from "./refresh.ts";

const page = (ids: number[], next: string | null = null) => ({
  data: ids.map((id) => ({ id })),
  meta: { next_cursor: next },
});
const idsOf = (list: ReturnType<typeof withFirstPage>) => list.pages.map(({ data }) => data.map(({ id }) => id));

test("new rows come first, none is there twice, and the cursors of later pages stay", () => {
  const known = { pages: [page([3, 2], "a"), page([1, 0], "b")], pageParams: [undefined, "a"] };
  const result = withFirstPage(known, page([4, 1], "z"));
  expect(idsOf(result)).toEqual([[4, 1, 3, 2], [0]]);
  expect(result.pages.map(({ meta }) => meta?.next_cursor)).toEqual(["a", "b"]);
});
