/** What pages show of a picture: the files made from its last upload that is resized. */
export interface ShownPicture {
  hash: string;
  width: number;
  height: number;
  /** Of its files, ascending. */
  widths: number[];
  /** A drawing has one file, which fits every width. */
  drawing: boolean;
}
