import { isAway } from "../database/outage.server.ts";

/** Failures that are named in the message and stored; more are counted alone. */
const namedFailures = 10;
/** Failures in a row, of a database or another system that is away, after which nothing more would succeed. */
const awayInARow = 3;

/** Runs the work on one row, and returns what it returns; undefined when it failed. */
export type Attempt = <Result>(
  id: string | number,
  work: () => Result | Promise<Result>,
) => Promise<Result | undefined>;

/**
 * Runs a loop over rows of which none may hold up those after it: the work on each row is called by `attempt`, which
 * collects what it throws. The loop ends early when one row after the other fails because a system is away.
 * @param rows what the rows are, in the plural, for the message
 * @throws AggregateError after the loop when a row failed, so that its job counts as failed and is shown with the ids
 */
export async function attemptEach<Result>(rows: string, loop: (attempt: Attempt) => Promise<Result>): Promise<Result> {
  const failures: { id: string | number; error: unknown }[] = [];
  let count = 0;
  let failed = 0;
  let away = 0;
  const asError = (end = "") => {
    const named = failures.map(({ id, error }) => `${id}: ${messageOf(error)}`);
    const message = `${failed} of ${count} ${rows} failed${end}; ${named.join("; ")}${failed > named.length ? "; ..." : ""}`;
    return new AggregateError(
      failures.map(({ error }) => error),
      message,
    );
  };
  const attempt: Attempt = async (id, work) => {
    count++;
    try {
      const result = await work();
      away = 0;
      return result;
    } catch (error) {
      failed++;
      if (failures.length < namedFailures) failures.push({ id, error });
      away = isAway(error) ? away + 1 : 0;
      if (away >= awayInARow) throw asError(", the rest waits");
      return undefined;
    }
  };
  const result = await loop(attempt);
  if (failed > 0) throw asError();
  return result;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300);
