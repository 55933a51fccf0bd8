import type { MediaDetail } from "#media/media-view.ts";
import { useCall } from "../../data/use-call.ts";

/** Returns a picture of the library, by its reference in words. */
export function useLogoPicture(reference: unknown): MediaDetail | undefined {
  const id = typeof reference === "string" ? reference.replace(/^media:/, "") : "";
  return useCall<MediaDetail>(id ? `/admin/media/${id}` : undefined).data;
}
