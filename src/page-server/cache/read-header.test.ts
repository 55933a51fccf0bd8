import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { readHeader } from "./read-header.server.ts";

test("headers are read as Node joins them", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const lines = ["Host: a", "Cookie: a=1", "COOKIE: b=2", "Accept-Encoding: br", "accept-encoding: gzip"];
  socket.write(`GET / HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
  const [request] = (await once(server, "request")) as [IncomingMessage];
  for (const name of ["cookie", "accept-encoding", "host", "user-agent"])
    expect(readHeader(request, name), name).toBe(request.headers[name]);
  expect(request.headers.cookie).toBe("a=1; b=2");
  socket.destroy();
  server.close();
});
