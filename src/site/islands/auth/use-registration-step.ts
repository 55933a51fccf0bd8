import { useEffect, useRef, useState } from "react";

/**
 * Returns the step shown. The second is an entry of its own in the browser's history, so that Back leads to the first
 * with everything typed: both steps are one form, and the password is stored nowhere else.
 */
export function useRegistrationStep() {
  const [step, setStep] = useState<1 | 2>(1);
  useEffect(() => {
    // A link of the error summary makes an entry without a step: the one shown stays.
    const showStepOfEntry = () => history.state?.step && setStep(history.state.step);
    // A reload has lost the password, so it begins at the first step.
    if (history.state?.step === 2) history.replaceState({ step: 1 }, "");
    addEventListener("popstate", showStepOfEntry);
    return () => removeEventListener("popstate", showStepOfEntry);
  }, []);
  function goTo(next: 1 | 2) {
    setStep(next);
    if (next === 1 && history.state?.step === 2) history.back();
    if (next === 1) return;
    history.replaceState({ step: 1 }, "");
    history.pushState({ step: 2 }, "");
  }
  return { step, goTo };
}

/** Returns a ref for the step's heading, which takes the focus whenever the step changes. */
export function useStepHeading(step: number) {
  const heading = useRef<HTMLParagraphElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}
