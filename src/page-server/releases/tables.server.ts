export interface ReleaseTable {
  /** Digest of the names of its files, which contain hashes of their contents: the same build is the same release. */
  release: string;
  /** When an instance of it was started last. */
  started_at: Date;
  /** Whether all of its files are stored. */
  is_stored: boolean;
}

export interface ReleasedFileTable {
  release: string;
  /** The pathname of its address. */
  path: string;
  /** Whether the body is compressed (Brotli). */
  is_compressed: boolean;
  body: Uint8Array;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    releases: ReleaseTable;
    released_files: ReleasedFileTable;
  }
}
