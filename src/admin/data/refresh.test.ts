// @vitest-environment happy-dom

import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { queryClient } from "./query-client.ts";
import { refreshChanged, stopReading, withFirstPage } from "./refresh.ts";

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

test("an object that is being deleted is not read again, unless that was refused; its list is", async () => {
  const read = vi.fn(async (_path: string) => ({ data: {} }));
  const stops = ["/admin/media/1", "/admin/media/1/uses", "/admin/media"].map((path) =>
    new QueryObserver(queryClient, { queryKey: [path, {}, "one"], queryFn: () => read(path) }).subscribe(() => {}),
  );
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  read.mockClear();
  const readAgain = stopReading("/admin/media/1");
  await refreshChanged(["/admin/media"]);
  expect(read.mock.calls).toEqual([["/admin/media"]]);
  readAgain();
  await refreshChanged(["/admin/media"]);
  expect(read).toHaveBeenCalledTimes(4);
  for (const stop of stops) stop();
});
