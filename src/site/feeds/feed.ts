/** What a document's maker answers. */
export interface Feed {
  type: string;
  body: string | Uint8Array;
  /** The content sets it is made of. */
  dependsOn: readonly string[];
}
