import { useEffect, useRef } from "react";

/**
 * Returns a way to act once no press is under way. What appears or goes as one leaves a field moves the button below it,
 * and a press that began on the button would end beside it.
 */
export function useAfterPress(): (act: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const down = () => {
      pressed.current = true;
    };
    const up = () => {
      pressed.current = false;
      // the click comes after the pointer is up
      setTimeout(() => {
        for (const act of waiting.current.splice(0)) act();
      });
    };
    addEventListener("pointerdown", down, true);
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, up, true);
    return () => {
      removeEventListener("pointerdown", down, true);
      for (const end of ["pointerup", "pointercancel"]) removeEventListener(end, up, true);
    };
  }, []);
  return (act) => {
    if (pressed.current) waiting.current.push(act);
    else act();
  };
}
