import type { LogoPart } from "#content/brand/logo-parts.ts";
import { company } from "../../session/company.ts";
import { useWords } from "../../words/use-words.ts";
import { useValue } from "../content/form/editor-context.ts";
import { useLogoPicture } from "./use-logo-picture.ts";

/** Pixels in which a mark is shown: of an app, a mail and a browser's tab. */
const markSizes = [64, 28, 16];

/** Shows what stands on a ground with the pictures chosen so far: a logo, or mark and name. */
export function LogoSample({ part }: { part: LogoPart }) {
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
