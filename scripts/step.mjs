/** Seconds after which a step that still runs says so. */
const interval = 5;

/**
 * Runs a step of a command and prints one line with its time when it has ended. Meanwhile a terminal shows a line that
 * changes, and a log gets one every five seconds.
 * @param progress returns how far the step is, such as "12 of 40"
 */
export async function step(name, work, progress = () => "") {
  const started = performance.now();
  const { isTTY } = process.stdout;
  const clear = isTTY ? "\r\x1b[K" : "";
  const seconds = (digits) => `${((performance.now() - started) / 1000).toFixed(digits)} s`;
  function report() {
    const parts = [progress(), seconds(0)].filter(Boolean).join(", ");
    process.stdout.write(`${clear}${name} … ${parts}${isTTY ? "" : "\n"}`);
  }
  if (isTTY) process.stdout.write(`${name} …`);
  const timer = setInterval(report, interval * 1000);
  try {
    const result = await work();
    process.stdout.write(`${clear}${name}: ${seconds(1)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${clear}${name}: failed after ${seconds(1)}\n`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
