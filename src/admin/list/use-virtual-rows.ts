import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useState } from "react";
import { useIsPhone } from "../layout/use-is-phone.ts";

/** Heights in pixels, which styles/table.css has too: they are fixed, so that nothing is measured while scrolling. */
const rowHeight = 38;
const cardHeight = 64;
const headerHeight = 34;
/** Rows drawn beyond the view: few at first, since each one delays the first paint on a slow device. */
const [overscanAtFirst, overscanLater] = [4, 24];
/** When the others are drawn, in milliseconds, unless the list moves before. */
const later = 1000;
/** So many rows before the end the next page is requested. */
const ahead = 20;

/** Returns the rows in view, and asks for more when the end comes near. */
export function useVirtualRows(
  count: number,
  scroller: RefObject<HTMLDivElement | null>,
  { hasMore, loadMore }: { hasMore: boolean; loadMore: (() => void) | undefined },
) {
  const size = useIsPhone() ? cardHeight : rowHeight;
  const [isLater, setIsLater] = useState(false);
  const isFilled = count > 0;
  useEffect(() => {
    if (!isFilled) return;
    const timer = setTimeout(setIsLater, later, true);
    return () => clearTimeout(timer);
  }, [isFilled]);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => size,
    overscan: isLater ? overscanLater : overscanAtFirst,
    onChange: ({ isScrolling }) => isScrolling && setIsLater(true),
    scrollPaddingEnd: headerHeight,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height of all rows.
  useEffect(() => virtualizer.measure(), [size]);
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? -1;
  useEffect(() => {
    if (hasMore && count > 0 && last >= count - ahead) loadMore?.();
  }, [hasMore, last, count, loadMore]);
  return {
    items,
    /** Heights in pixels: of all rows, of those before the drawn ones, and of the drawn ones. */
    height: virtualizer.getTotalSize(),
    before: items[0]?.start ?? 0,
    drawn: items.length * size,
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: "auto" }),
  };
}
