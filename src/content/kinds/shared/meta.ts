import { z } from "zod";
import { text } from "./parts.ts";

/** Title and description of every page, by its path. The title contains the site's name where it is short enough. */
export const meta = z.record(
  z.string().regex(/^\//),
  z.strictObject({ title: text(60, 8), description: text(155, 40) }),
);
