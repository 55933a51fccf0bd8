import { type PointerEvent, useEffect, useRef, useState } from "react";

/** Pixels after which a press becomes a drag: fewer are a click of an unsteady hand. */
const tolerance = 6;
/** Pixels from the edge of the board within which it scrolls while a card is dragged. */
const edge = 48;

interface PickedUp {
  id: string;
  /** The column under the pointer. */
  over: string | undefined;
}

/**
 * Returns the card that is dragged, and what a card needs to be dragged: by mouse anywhere on it, by touch and pen on its grip
 * (`data-grip`), so that a finger on a card scrolls. Columns are found by `data-column`. Escape cancels.
 */
export function usePickUp({
  onPickUp,
  onDrop,
}: {
  onPickUp: (id: string) => void;
  onDrop: (id: string, column: string) => void;
}) {
  const [picked, setPicked] = useState<PickedUp>();
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start = (id: string) => (down: PointerEvent<HTMLElement>) => {
    const isOnGrip = (down.target as Element).closest("[data-grip]") !== null;
    if (down.button !== 0 || (down.pointerType !== "mouse" && !isOnGrip)) return;
    const card = down.currentTarget;
    const board = card.closest(".board")!;
    const scrolled = board.scrollLeft;
    let isDragged = false;
    let over: string | undefined;
    const move = (event: globalThis.PointerEvent) => {
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (!isDragged && Math.hypot(x, y) < tolerance) return;
      if (!isDragged) {
        isDragged = true;
        board.toggleAttribute("data-dragging", true);
        onPickUp(id);
      }
      event.preventDefault();
      scrollNear(board, event.clientX);
      card.style.transform = `translate(${x + board.scrollLeft - scrolled}px, ${y}px)`;
      over = columnAt(board, event.clientX);
      setPicked({ id, over });
    };
    const end = (drops: boolean) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", cancel);
      removeEventListener("keydown", cancelByKey, true);
      card.style.transform = "";
      board.toggleAttribute("data-dragging", false);
      stop.current = undefined;
      if (!isDragged) return;
      setPicked(undefined);
      // The click that ends a drag opens nothing.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      if (drops && over !== undefined) onDrop(id, over);
    };
    const drop = () => end(true);
    const cancel = () => end(false);
    const cancelByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      cancel();
    };
    addEventListener("pointermove", move, { passive: false });
    addEventListener("pointerup", drop);
    addEventListener("pointercancel", cancel);
    addEventListener("keydown", cancelByKey, true);
    stop.current = cancel;
  };
  return { picked, start };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Returns the column at or nearest to a place, also below a short one and between two. */
function columnAt(board: Element, x: number): string | undefined {
  const distance = (column: Element) => {
    const { left, right } = column.getBoundingClientRect();
    return Math.max(left - x, x - right, 0);
  };
  const columns = [...board.querySelectorAll<HTMLElement>("[data-column]")];
  return columns.sort((one, other) => distance(one) - distance(other))[0]?.dataset.column;
}

function scrollNear(board: Element, x: number): void {
  const { left, right } = board.getBoundingClientRect();
  if (x < left + edge) board.scrollBy({ left: -12 });
  else if (x > right - edge) board.scrollBy({ left: 12 });
}
