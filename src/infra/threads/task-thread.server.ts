import { parentPort, Worker } from "node:worker_threads";

/** What became of a task: its result, that it took too long, or the message of what it threw. */
export type TaskOutcome<Result> =
  | { ok: true; result: Result }
  | { ok: false; code: "time_limit" }
  | { ok: false; code: "failed"; message: string };

interface ThreadLimits {
  /** Milliseconds that a task may take, once it has begun, and between two parts of its result. */
  time?: number;
  /** Megabytes of memory that JavaScript may use in the thread. */
  memory?: number;
}

/** Milliseconds that a thread has to begin a task, its start included, which takes long on a busy machine. */
const startTime = 60_000;
/** Milliseconds after which a thread without a task ends. */
const idleTime = 30_000;

/**
 * Returns a function that runs tasks in a thread of their own, one after the other: reading what strangers sent may cost
 * more than anybody foresaw, and so costs one upload or mail and not the site. A thread whose task takes too long or too
 * much memory is ended, and the next task starts another. Throws only what `onPart` throws.
 * @param entry the module that calls `serveTasks`; its name ends in `.thread.server.ts`, by which the build finds it
 * @returns the function; its `onPart` takes what the task gives before it ends, and the task waits until it has taken it
 */
export function createTaskThread<Task, Result, Part = never>(
  entry: URL,
  { time = 20_000, memory = 256 }: ThreadLimits = {},
): (task: Task, onPart?: (part: Part) => Promise<void>) => Promise<TaskOutcome<Result>> {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  const inTurn = createTurns();

  function end() {
    clearTimeout(idle);
    void thread?.terminate();
    thread = undefined;
  }

  function start(): Worker {
    // Flags of the process are about its own heap.
    const started = new Worker(entry, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: memory } });
    // A process that stops waits for no thread.
    started.unref();
    return started;
  }

  async function run(task: Task, onPart: (part: Part) => Promise<void>): Promise<TaskOutcome<Result>> {
    clearTimeout(idle);
    thread ??= start();
    const outcome = await answerOf<Result, Part>(thread, task, time, onPart);
    if (outcome.isOver) end();
    else idle = setTimeout(end, idleTime).unref();
    if ("thrown" in outcome) throw outcome.thrown;
    return outcome.answer;
  }

  return (task, onPart = async () => {}) => inTurn(() => run(task, onPart));
}

type Answered<Result> = { answer: TaskOutcome<Result>; isOver: boolean } | { thrown: unknown; isOver: true };

/** Gives a task to a thread and returns what it answers, and whether the thread is of no use any more. */
function answerOf<Result, Part>(
  thread: Worker,
  task: unknown,
  time: number,
  onPart: (part: Part) => Promise<void>,
): Promise<Answered<Result>> {
  return new Promise((resolve) => {
    const end = (answered: Answered<Result>) => {
      clearTimeout(timer);
      thread.off("message", onMessage).off("error", onError).off("exit", onExit);
      // What it may still report has nobody who waits for it.
      if (answered.isOver) thread.on("error", () => {});
      resolve(answered);
    };
    const settle = (answer: TaskOutcome<Result>, isOver: boolean) => end({ answer, isOver });
    const onMessage = (answer: TaskOutcome<Result> | { part: Part } | typeof begun) => {
      if (typeof answer === "object" && !("part" in answer)) return settle(answer, false);
      // The thread waits while its part is taken.
      clearTimeout(timer);
      const goOn = () => {
        timer = setTimeout(onTime, time);
      };
      if (answer === begun) return goOn();
      onPart(answer.part).then(
        () => {
          goOn();
          thread.postMessage(taken);
        },
        (thrown) => end({ thrown, isOver: true }),
      );
    };
    const onTime = () => settle({ ok: false, code: "time_limit" }, true);
    const onError = (error: unknown) => settle({ ok: false, code: "failed", message: String(error) }, true);
    const onExit = () => settle({ ok: false, code: "failed", message: "The thread ended." }, true);
    let timer = setTimeout(onTime, startTime);
    thread.on("message", onMessage).on("error", onError).on("exit", onExit);
    thread.postMessage(task);
  });
}

/** What a thread says when it begins a task. */
const begun = "begun";
/** What a thread is told when the part that it gave has been taken. */
const taken = "taken";

/**
 * Answers the tasks of a thread: called by the module that is its entry. What a task gives by `give` is taken before it goes on,
 * so that a long result is never in memory as a whole.
 */
export function serveTasks<Task, Result, Part = never>(
  handle: (task: Task, give: (part: Part) => Promise<void>) => Result | Promise<Result>,
): void {
  const port = parentPort!;
  let goOn: (() => void) | undefined;
  const give = (part: Part) =>
    new Promise<void>((resolve) => {
      goOn = resolve;
      port.postMessage({ part });
    });
  port.on("message", async (task: Task) => {
    if (goOn) {
      const resume = goOn;
      goOn = undefined;
      return resume();
    }
    port.postMessage(begun);
    const outcome = await Promise.resolve(task)
      .then((given) => handle(given, give))
      .then(
        (result): TaskOutcome<Result> => ({ ok: true, result }),
        (error): TaskOutcome<Result> => ({ ok: false, code: "failed", message: String(error) }),
      );
    port.postMessage(outcome);
  });
}

/** Returns a function that runs work one after the other. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work);
    last = done.catch(() => {});
    return done;
  };
}
