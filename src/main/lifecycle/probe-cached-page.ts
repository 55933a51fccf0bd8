import { Agent, get } from "node:http";

/** Milliseconds between two requests. */
const interval = 1000;
/** Seconds after which a request is given up. A broken one counts as long: a histogram refuses an infinite value by an error. */
export const longestProbe = 10;

/**
 * Requests a cached page of this process once a second, as a visitor would, and reports the seconds until its last byte:
 * how long a request waits before it is read, no measurement inside its handling can see. One that breaks or is not answered
 * is reported as the longest.
 * @returns a function that stops it
 */
export function probeCachedPage(
  { port, host, path = "/" }: { port: number; host: string; path?: string },
  report: (seconds: number) => void,
): () => void {
  const isAny = host === "0.0.0.0" || host === "::";
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const options = { port, host: isAny ? "localhost" : host, path, agent, headers: { "accept-encoding": "br" } };

  function probe(): void {
    const began = performance.now();
    // Reported once, whether it ends or breaks.
    let end = (seconds: number) => {
      end = () => {};
      report(seconds);
    };
    const request = get(options, (response) => {
      response.once("end", () => end((performance.now() - began) / 1000)).resume();
      response.once("close", () => end(longestProbe));
    });
    request.once("error", () => end(longestProbe));
    request.setTimeout(longestProbe * 1000, () => request.destroy());
  }

  const timer = setInterval(probe, interval);
  timer.unref();
  return () => {
    clearInterval(timer);
    agent.destroy();
  };
}
