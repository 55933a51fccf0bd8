import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { PictureKind } from "./picture-kind.ts";
import type { ShownPicture } from "./shown-picture.ts";

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    media: {
      id: string;
      version: Generated<number>;
      /** The file's name at the last upload. */
      name: string;
      kind: PictureKind;
      /** Of the last upload. */
      hash: string;
      width: number;
      height: number;
      bytes: number;
      /** Null until the first upload is resized. */
      shown: JSONColumnType<ShownPicture, string | null, string | null> | null;
      alt_id: Generated<string>;
      alt_en: Generated<string>;
      credit: string | null;
      /** Percent from the left and from the top. */
      focal_x: Generated<number>;
      focal_y: Generated<number>;
      created_by: string;
      created_at: ColumnType<Date, Date, never>;
      updated_at: Date;
    };
    /** Every stored file; its row is written before its bytes, so that no byte is ever stored unknown. */
    media_files: {
      key: string;
      hash: string;
      /** SHA-256 of the bytes. */
      digest: string;
      bytes: number;
      type: string;
      created_at: Date;
      /** Null while its bytes are being written. */
      stored_at: Date | null;
      /** When the upkeep first found that no picture has the file. */
      free_since: Date | null;
    };
    media_bytes: { key: string; type: string; body: Uint8Array };
  }
}
