import cluster from "node:cluster";

/** The place of this process among those of one instance. */
export interface ProcessRole {
  /** The first one (0) also runs the jobs, indexes for search, and serves the operator. */
  index: number;
  of: number;
}

/** Key of the environment by which the supervisor gives a process its role; not like one of the configuration. */
export const roleKey = "ROLE_OF_PROCESS";

export const writeRole = ({ index, of }: ProcessRole): string => `${index}/${of}`;

/** Returns the role that the supervisor gave this process; alone, it is the first of one. */
export function readRole(): ProcessRole {
  const [index = 0, of = 1] = cluster.isWorker ? (process.env[roleKey] ?? "").split("/").map(Number) : [];
  return { index, of };
}
