import { PassThrough } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Api } from "./deps.ts";
import { Problem } from "./problem.ts";

/** Milliseconds after which an open stream sends something: proxies close silent connections after about a minute. */
export const streamInterval = 15_000;

interface StreamOptions {
  /** Whose stream it is: each person may have some of them open on one instance, in several tabs and on several devices. */
  owner: string;
  /** Begins to watch; returns the end of it. */
  watch: (stream: PassThrough) => () => void;
  /** Runs regularly: sends something, or ends the stream. A failure ends it too. */
  beat: (stream: PassThrough) => Promise<void>;
}

/**
 * Returns the sender of server-sent events that are read with fetch; streams end when the server closes.
 * @param most streams that one person may have open
 */
export function eventStreams(api: Api, most: number) {
  const open = new Map<PassThrough, string>();
  api.addHook("preClose", async () => {
    for (const stream of open.keys()) stream.end();
  });
  /** @throws Problem 429 `too_many_requests` */
  return (request: FastifyRequest, reply: FastifyReply, { owner, watch, beat }: StreamOptions): FastifyReply => {
    if ([...open.values()].filter((id) => id === owner).length >= most)
      throw new Problem(429, "too_many_requests", { headers: { "retry-after": "15" } });
    const { socket } = request.raw;
    const stream = new PassThrough();
    open.set(stream, owner);
    const unwatch = watch(stream);
    const timer = setInterval(() => void beat(stream).catch(() => stream.end()), streamInterval);
    const stop = () => {
      clearInterval(timer);
      unwatch();
      open.delete(stream);
      stream.end();
      // A proxy uses one connection for many streams.
      socket.off("close", stop);
    };
    stream.once("close", stop);
    socket.once("close", stop);
    return reply
      .type("text/event-stream; charset=utf-8")
      .headers({ "cache-control": "no-store, no-transform", "x-accel-buffering": "no" })
      .send(stream);
  };
}
