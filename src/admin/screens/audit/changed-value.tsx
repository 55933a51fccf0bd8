import { When } from "../../layout/when.tsx";
import { useWords } from "../../words/use-words.ts";
import { isMasked } from "./differences.ts";

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** Renders a value before or after a change, for people. */
export function ChangedValue({ value }: { value: unknown }) {
  const { yes, no } = useWords("admin");
  const { entry } = useWords("admin-audit");
  if (isMasked(value)) return <span className="text-muted">{entry.hidden}</span>;
  if (value === undefined || value === null || value === "") return <span className="text-muted">{entry.empty}</span>;
  if (typeof value === "boolean") return value ? yes : no;
  if (typeof value === "string" && moment.test(value)) return <When date={value} />;
  if (Array.isArray(value) && value.every((item) => typeof item !== "object")) return value.join(", ");
  if (typeof value === "object") return <code className="wrap-anywhere text-xs">{JSON.stringify(value)}</code>;
  return <span className="wrap-anywhere">{String(value)}</span>;
}
