import { z } from "zod";
import { pictureReference } from "../../find-pictures.ts";

/** A picture of the library, by its id; the page server knows its files, sizes and alternative text. */
export const picture = z.string().regex(pictureReference).meta({ widget: "picture" });
