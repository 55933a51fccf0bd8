/** What a call of the back office responds, by the type of its view. */
export interface Reply<Data> {
  status: number;
  code?: string;
  /** Absent in a refusal. */
  data: Data;
  meta?: { next_cursor: string | null };
  issues?: { path: string; code: string }[];
  /** The newer object, when a save was stale. */
  current?: unknown;
}
