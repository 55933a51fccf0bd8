import { z } from "zod";
import { picture } from "./picture.ts";

/**
 * The company's own logo, by pictures of the library; without any, the shipped drawing stands beside its name. The mark is
 * needed with every other part: it is the icon, and stands for the logo wherever that would not be readable.
 */
export const logo = z
  .strictObject({
    /** With the name in it, for light grounds. */
    light: picture.optional(),
    /** The same for dark grounds; without it, the mark and the name stand there. */
    dark: picture.optional(),
    /** Square, without the name. */
    mark: picture.optional(),
  })
  .superRefine(({ light, dark, mark }, context) => {
    if (!mark && (light || dark)) context.addIssue({ code: "custom", path: ["mark"], message: "mark_missing" });
    if (dark && !light) context.addIssue({ code: "custom", path: ["light"], message: "light_logo_missing" });
  });
