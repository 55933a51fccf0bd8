import { type RefObject, useEffect, useState } from "react";

/** Milliseconds after a finger was lifted within which the browser sends the click of a tap. */
const untilClick = 400;

/**
 * Returns whether somebody may be about to press something in a part of the screen: a mouse or pen is over it, a finger is on it, or
 * the keyboard is in it.
 */
export function useInUse(part: RefObject<HTMLElement | null>): boolean {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const [hasKeyboard, setHasKeyboard] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const options = { capture: true, passive: true, signal: ending.signal };
    let lifted: ReturnType<typeof setTimeout> | undefined;
    const isInside = ({ target }: Event) => target instanceof Node && (part.current?.contains(target) ?? false);
    const onPointer = (event: PointerEvent) => event.pointerType !== "touch" && setIsPointedAt(isInside(event));
    const onTouch = (event: PointerEvent) => {
      if (event.pointerType !== "touch" || !isInside(event)) return;
      clearTimeout(lifted);
      setIsTouched(true);
    };
    const onLift = ({ pointerType }: PointerEvent) => {
      if (pointerType !== "touch") return;
      clearTimeout(lifted);
      lifted = setTimeout(setIsTouched, untilClick, false);
    };
    // Entering is heard on the whole page: an element that is removed under the pointer sends no leaving.
    document.addEventListener("pointerover", onPointer, options);
    document.documentElement.addEventListener("pointerleave", () => setIsPointedAt(false), options);
    document.addEventListener("pointerdown", onTouch, options);
    document.addEventListener("pointerup", onLift, options);
    document.addEventListener("pointercancel", onLift, options);
    // A press by mouse gives the focus too, which stays when the pointer has gone.
    const onFocus = (event: FocusEvent) =>
      setHasKeyboard(isInside(event) && (event.target as Element).matches(":focus-visible"));
    document.addEventListener("focusin", onFocus, options);
    document.addEventListener("focusout", () => setHasKeyboard(false), options);
    return () => {
      clearTimeout(lifted);
      ending.abort();
    };
  }, [part]);
  return isPointedAt || isTouched || hasKeyboard;
}
