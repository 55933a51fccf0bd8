/** A stored file's bytes. */
export interface StoredFile {
  body: Buffer;
  type: string;
}

/** Where files of pictures are stored, by keys such as `<hash>-640.avif` or `original/<hash>`. */
export interface MediaStore {
  /** For people: `database`, or the address without its secret. */
  name: string;
  /** Stores a file, over one with the same key. */
  put(key: string, file: StoredFile): Promise<void>;
  /** Returns a file; undefined when there is none. */
  get(key: string): Promise<StoredFile | undefined>;
  /** Removes a file; one that is absent is removed already. */
  remove(key: string): Promise<void>;
  /** Returns the keys of all files, in no order. */
  list(): AsyncIterable<string>;
}

/** The storage cannot be reached or refuses; what was to be stored is not. */
export class StorageFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StorageFailure";
  }
}
