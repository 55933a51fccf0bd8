import type { FastifyReply } from "fastify";

/** Sends a PDF to be shown by the browser, under its name. */
export const sendPdf = (reply: FastifyReply, name: string, bytes: Uint8Array): FastifyReply =>
  reply.type("application/pdf").header("content-disposition", `inline; filename="${name}"`).send(bytes);
