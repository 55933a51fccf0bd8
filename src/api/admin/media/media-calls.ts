import type { Api, ApiDeps } from "../../http/deps.ts";
import { mediaFile } from "./media-file.ts";
import { picture } from "./picture.ts";
import { pictures } from "./pictures.ts";

/** The library of pictures: list, upload, texts and focal point, replacing, deleting. */
export function mediaCalls(api: Api, deps: ApiDeps): void {
  pictures(api, deps);
  picture(api, deps);
  mediaFile(api, deps);
}
