import { Icon } from "#ui/icon.tsx";
import { useWords } from "../../kit/data.ts";
import "./steps.css";

const steps = ["upload", "check", "post"] as const;

/** Renders where the person is: upload, check, post. */
export function Steps({ at }: { at: (typeof steps)[number] | "done" }) {
  const { steps: words } = useWords("admin-reconciliation");
  const reached = at === "done" ? steps.length : steps.indexOf(at);
  return (
    <ol className="steps" aria-label={words.label}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === reached ? "step" : undefined}
          data-done={index < reached ? "" : undefined}
        >
          <span className="step-mark">{index < reached ? <Icon name="check" className="size-3.5" /> : index + 1}</span>
          {words[step]}
        </li>
      ))}
    </ol>
  );
}
