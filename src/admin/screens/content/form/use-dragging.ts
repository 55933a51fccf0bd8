import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

interface Dragging {
  from: number;
  to: number;
}

/** How near to the edge of the window a dragged item scrolls it, and how far with each move, in pixels. */
const edge = 64;
const step = 14;

/**
 * Moves the items of a list by dragging their handles, with mouse, pen or finger, and by the arrow keys on a handle.
 * @param onMove called when an item was put down in another place
 */
export function useDragging(count: number, onMove: (from: number, to: number) => void) {
  const items = useRef<(HTMLElement | null)[]>([]);
  const [dragging, setDragging] = useState<Dragging>();
  const placeAt = (y: number) => {
    const below = items.current.slice(0, count).findIndex((item) => {
      const box = item?.getBoundingClientRect();
      return box !== undefined && y < box.top + box.height / 2;
    });
    return below < 0 ? count : below;
  };
  /** Items below the dragged one move up by one when it is taken out. */
  const target = ({ from, to }: Dragging) => (to > from ? to - 1 : to);
  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragging({ from: index, to: index });
    },
    onPointerMove: ({ clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      if (!dragging) return;
      const scroller = currentTarget.closest(".shell-main");
      if (clientY < edge) scroller?.scrollBy(0, -step);
      if (clientY > innerHeight - edge) scroller?.scrollBy(0, step);
      const to = placeAt(clientY);
      if (to !== dragging.to) setDragging({ ...dragging, to });
    },
    onPointerUp: () => {
      if (dragging && target(dragging) !== dragging.from) onMove(dragging.from, target(dragging));
      setDragging(undefined);
    },
    onPointerCancel: () => setDragging(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Escape") setDragging(undefined);
      const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      if (to >= 0 && to < count && to !== index) onMove(index, to);
    },
  });
  const dropOf = (index: number): "before" | "after" | "dragged" | undefined => {
    if (!dragging) return undefined;
    if (index === dragging.from) return "dragged";
    if (target(dragging) === dragging.from) return undefined;
    if (index === dragging.to) return "before";
    return dragging.to === count && index === count - 1 ? "after" : undefined;
  };
  const itemRef = (index: number) => (element: HTMLElement | null) => {
    items.current[index] = element;
  };
  return { handle, dropOf, itemRef };
}
