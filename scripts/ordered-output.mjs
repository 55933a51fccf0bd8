/**
 * Prints the output of commands that run at the same time as if they ran one after the other: that of the first unfinished
 * one as it comes, that of a later one when those before it have ended.
 */
export function createOrderedOutput(print = (text) => process.stdout.write(text)) {
  const parts = [];

  function printNext() {
    while (parts.length > 0) {
      const [part] = parts;
      for (const text of part.waiting.splice(0)) print(text);
      if (!part.hasEnded) return;
      parts.shift();
    }
  }

  /** Adds a part under a title, behind those added before. */
  return function addPart(title) {
    const part = { waiting: [`\n== ${title}\n`], hasEnded: false };
    parts.push(part);
    printNext();
    return {
      write(text) {
        part.waiting.push(text);
        printNext();
      },
      end() {
        part.hasEnded = true;
        printNext();
      },
    };
  };
}
