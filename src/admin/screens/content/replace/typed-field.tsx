import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { TextField } from "#ui/text-field.tsx";

/** How long the typing pauses before it counts, in milliseconds. */
const delay = 350;

/** Renders a field whose text counts once the typing pauses, or at once with Enter; spaces around it stay. */
export function TypedField({
  value,
  onChange,
  ...field
}: Pick<ComponentProps<typeof TextField>, "label" | "hint" | "maxLength" | "autoFocus"> & {
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;
  const send = (text: string) => {
    if (text === sent.current) return;
    sent.current = text;
    latest.current(text);
  };
  useEffect(() => {
    // Changed from outside, by Back.
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the pause again.
  useEffect(() => {
    const timer = setTimeout(() => send(typed), delay);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      {...field}
      id={id}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => key === "Enter" && send(typed)}
    />
  );
}
