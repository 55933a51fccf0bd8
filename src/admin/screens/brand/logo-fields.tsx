import { useId } from "react";
import { type LogoPart, logoParts } from "#content/brand/logo-parts.ts";
import { pathTo } from "#contract/calls.ts";
import { logoFault } from "#media/logo/logo-fault.ts";
import type { MediaDetail } from "#media/media-contract.ts";
import { Icon } from "#ui/icon.tsx";
import { company, useCall, useWords } from "../../kit/data.ts";
import { ConflictNote } from "../content/form/conflict-note.tsx";
import { useChange, useEditor, useIssue, useValue } from "../content/form/editor-context.ts";
import { pointerOf } from "../content/words/at-path.ts";
import { PicturePicker } from "../media/picture-picker.tsx";

/** The pictures of the logo, each on the ground for which it is. */
export function LogoFields() {
  const { logo } = useWords("admin-brand");
  return (
    <>
      <p className="max-w-3xl text-sm text-muted">{logo.files}</p>
      <div className="logo-fields">
        {logoParts.map((part) => (
          <LogoField key={part} part={part} />
        ))}
      </div>
    </>
  );
}

/** One picture of the logo: where it stands, how it looks there, and why it cannot be published. */
function LogoField({ part }: { part: LogoPart }) {
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

/** Pixels in which a mark is shown: of an app, a mail and a browser's tab. */
const markSizes = [64, 28, 16];

/** Shows what stands on a ground with the pictures chosen so far: a logo, or mark and name. */
function LogoSample({ part }: { part: LogoPart }) {
  const { logo: words } = useWords("admin-brand");
  const picture = useLogoPicture(useValue("id", [part]))?.shown;
  const mark = useLogoPicture(useValue("id", ["mark"]))?.shown;
  return (
    <div className="logo-sample" data-ground={part === "dark" ? "dark" : "light"}>
      {part !== "mark" && picture && <img src={picture.src} alt="" className="logo-sample-whole" />}
      {part !== "mark" && !picture && mark && (
        <>
          <img src={mark.src} alt="" width={28} height={28} />
          <span className="text-lg font-semibold">{company().name}</span>
        </>
      )}
      {part === "mark" &&
        picture &&
        markSizes.map((size) => <img key={size} src={picture.src} alt="" width={size} height={size} />)}
      {!picture && !mark && <span className="text-sm">{words.shipped}</span>}
    </div>
  );
}

/** Returns a picture of the library, by its reference in words. */
function useLogoPicture(reference: unknown): MediaDetail | undefined {
  const id = typeof reference === "string" ? reference.replace(/^media:/, "") : "";
  return useCall(id ? pathTo("/admin/media/:id", { id }) : undefined).data;
}
