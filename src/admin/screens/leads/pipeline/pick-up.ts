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
    let isDragged = false;
    let over: string | undefined;
    const move = (event: globalThis.PointerEvent) => {
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (!isDragged && Math.hypot(x, y) < tolerance) return;
      if (!isDragged) {
        isDragged = true;
        onPickUp(id);
      }
      event.preventDefault();
      card.style.transform = `translate(${x}px, ${y}px)`;
      over = columnAt(event.clientX, event.clientY);
      setPicked({ id, over });
      scrollNear(card.closest(".board"), event.clientX);
    };
    const end = (drops: boolean) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", cancel);
      removeEventListener("keydown", cancelByKey, true);
      card.style.transform = "";
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

/** Returns the column at a point; the dragged card itself lets the pointer through. */
function columnAt(x: number, y: number): string | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-column]")?.dataset.column;
}

function scrollNear(board: Element | null, x: number): void {
  if (!board) return;
  const { left, right } = board.getBoundingClientRect();
  if (x < left + edge) board.scrollBy({ left: -12 });
  else if (x > right - edge) board.scrollBy({ left: 12 });
}
