import type { FieldValues, Path, PathValue } from "react-hook-form";
import { useMe } from "../session/me.ts";
import type { AdminForm } from "./use-admin-form.ts";

/** Colleagues offered as buttons; the others can be typed. */
const maxOffered = 8;

/** Offers colleagues whose @username a press adds to the text; nothing when there is nobody else. */
export function MentionButtons<Values extends FieldValues>({
  form,
  name,
  label,
  colleagues,
}: {
  form: AdminForm<Values>;
  name: Path<Values>;
  label: string;
  colleagues: readonly { id: string; name: string; username: string }[];
}) {
  const me = useMe();
  const others = colleagues.filter(({ id }) => id !== me.id);
  if (others.length === 0) return null;
  const mention = (username: string) => {
    const text = String(form.fields.getValues(name));
    const space = text === "" || /\s$/.test(text) ? "" : " ";
    const next = `${text}${space}@${username} ` as PathValue<Values, Path<Values>>;
    form.fields.setValue(name, next, { shouldDirty: true });
    form.fields.setFocus(name);
  };
  return (
    <fieldset className="mention-buttons">
      <legend className="sr-only">{label}</legend>
      {others.slice(0, maxOffered).map(({ id, name: fullName, username }) => (
        <button
          key={id}
          type="button"
          className="bar-link border border-line"
          title={fullName}
          onClick={() => mention(username)}
        >
          @{username}
        </button>
      ))}
    </fieldset>
  );
}
