import { useEffect, useRef } from "react";

/**
 * Returns a function that runs a callback once no pointer is down. A text that appears when a field is left moves the
 * button below it, and a press that began on the button would end beside it.
 */
export function useAfterPointerUp(): (callback: () => void) => void {
  const pressed = useRef(false);
  const queued = useRef<(() => void)[]>([]);
  useEffect(() => {
    const onDown = () => {
      pressed.current = true;
    };
    const onUp = () => {
      pressed.current = false;
      // The click event follows the pointer event.
      setTimeout(() => {
        for (const callback of queued.current.splice(0)) callback();
      });
    };
    addEventListener("pointerdown", onDown, true);
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, onUp, true);
    return () => {
      removeEventListener("pointerdown", onDown, true);
      for (const end of ["pointerup", "pointercancel"]) removeEventListener(end, onUp, true);
    };
  }, []);
  return (callback) => {
    if (pressed.current) queued.current.push(callback);
    else callback();
  };
}
