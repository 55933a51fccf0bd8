import { z } from "zod";
import { text } from "../shared/parts.ts";

/** An object with one text for each name. */
export const texts = <const Name extends string>(max: number, ...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text(max)])) as Record<Name, ReturnType<typeof text>>);
