/** Calls that are measured together; a path that does not exist is reported, not fatal. */
export interface MeasuredCall {
  what: string;
  /** Below /api/admin, in turns. */
  paths: string[];
  /** Measures the page after the first one. */
  next?: true;
  /** Milliseconds, for p99. */
  budget?: number;
}

/** Objects with many others around them, by their ids. */
export interface MeasuredObjects {
  lead: string;
  order: string;
  company: string;
}

/** The budget of a list, in milliseconds. */
export const list = 50;
/** The budget of what adds up many rows. */
export const figure = 300;
