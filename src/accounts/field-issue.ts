/** One refused field: its name and the code of the reason. */
export interface FieldIssue {
  path: string;
  code: string;
}
