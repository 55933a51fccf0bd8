/** Which fields of a document are shown. */
export interface FieldFilter {
  text: string;
  onlyChanged: boolean;
  onlyFaulty: boolean;
}
