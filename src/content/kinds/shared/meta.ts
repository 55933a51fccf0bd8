import { z } from "zod";
import { text } from "./parts.ts";

/** Title and description of every page, by its path. The site's name is part of the title where there is room. */
export const meta = z.record(
  z.string().regex(/^\//),
  z.strictObject({ title: text(60, 8), description: text(155, 40) }),
);
