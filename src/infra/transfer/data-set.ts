/** What a copy has of a table: its rows, and their sum, which differs when a single value does. */
export interface TableSum {
  table: string;
  rows: string;
  sum: string;
}

/** Rows of one table, each as a line of JSON. */
export interface RowBatch {
  table: string;
  rows: string[];
}

/** Everything that a database holds: first what it is, then its rows, then what proves that none is missing. */
export interface DataSet {
  migrations: string[];
  /** The columns of each table, in the order in which the tables are filled. */
  tables: Record<string, string[]>;
  batches: AsyncIterable<RowBatch>;
  /** The last values of sequences, and the sums of all tables; known when the batches have been read. */
  end: () => Promise<DataSetEnd>;
}

export interface DataSetEnd {
  sequences: Record<string, string>;
  sums: TableSum[];
}
