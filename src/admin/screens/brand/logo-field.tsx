import { useId } from "react";
import type { LogoPart } from "#content/brand/logo-parts.ts";
import { logoFault } from "#media/logo/logo-fault.ts";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../../words/use-words.ts";
import { ConflictNote } from "../content/form/conflict-note.tsx";
import { useChange, useEditor, useIssue, useValue } from "../content/form/editor-context.ts";
import { pointerOf } from "../content/words/at-path.ts";
import { PicturePicker } from "../media/picture-picker.tsx";
import { LogoSample } from "./logo-sample.tsx";
import { useLogoPicture } from "./use-logo-picture.ts";

/** One picture of the logo: where it stands, how it looks there, and why it cannot be published. */
export function LogoField({ part }: { part: LogoPart }) {
  const { mayWrite, onFocus } = useEditor();
  const { logo: words } = useWords("admin-brand");
  const change = useChange();
  const id = useId();
  const path = [part];
  const value = useValue("id", path);
  const reference = typeof value === "string" && value !== "" ? value : undefined;
  const issue = useIssue("id", path);
  const fault = useLogoFault(part, reference);
  const text = fault ? words.faults[fault] : issue;
  return (
    <section className="part logo-field" aria-labelledby={`${id}-name`} data-place={pointerOf(path)}>
      <div>
        <h2 id={`${id}-name`} className="part-title">
          {words.parts[part]}
        </h2>
        <p className="text-xs text-muted">{words.hints[part]}</p>
      </div>
      <LogoSample part={part} />
      <PicturePicker
        value={reference}
        onChange={(next) => change(["id"], path, () => next, pointerOf(path))}
        label={words.parts[part]}
        readOnly={!mayWrite}
        onFocus={() => onFocus("id", path)}
      />
      {text && (
        <p className="field-fault">
          <Icon name="alert" className="size-3.5 shrink-0" />
          {text}
        </p>
      )}
      <ConflictNote locale="id" path={path} />
    </section>
  );
}

/** Returns what the server would refuse of a part, as soon as the picture is known. */
function useLogoFault(part: LogoPart, reference: string | undefined) {
  const picture = useLogoPicture(reference);
  const [light, dark, mark] = [useValue("id", ["light"]), useValue("id", ["dark"]), useValue("id", ["mark"])];
  if (part === "mark" && !mark && (light || dark)) return "mark_missing" as const;
  if (part === "light" && !light && dark) return "light_logo_missing" as const;
  if (!picture) return undefined;
  return picture.usable ? logoFault(part, picture) : ("picture_unusable" as const);
}
