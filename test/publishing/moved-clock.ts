import { readFileSync } from "node:fs";

/**
 * Preloaded by a server whose clock a test moves: it is ahead by the seconds that the file named by CLOCK_FILE says, read
 * again ten times a second.
 */
const file = process.env.CLOCK_FILE!;
const real = Date;
let ahead = 0;
const read = () => {
  ahead = Number(readFileSync(file, "utf8")) * 1000;
};
read();
setInterval(read, 100).unref();

const now = () => real.now() + ahead;
globalThis.Date = new Proxy(real, {
  construct: (target, parts, made) => Reflect.construct(target, parts.length > 0 ? parts : [now()], made),
  apply: () => new real(now()).toString(),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});
