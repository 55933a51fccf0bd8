import { connect } from "node:net";

/**
 * Returns how many responses per second an address sends to a number of connections, each of which repeats its request
 * when the response is complete. Counts bytes, since a client that reads headers and bodies (autocannon) is slower than
 * the server it measures.
 */
export async function requestRate(
  address: string,
  { connections = 64, seconds = 4, headers = {} as Record<string, string> } = {},
): Promise<number> {
  const { port, pathname, host } = new URL(address);
  const more = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n${more}\r\n`;
  const size = await responseSize(Number(port), request);
  const end = performance.now() + seconds * 1000;
  let responses = 0;
  const openConnection = () =>
    new Promise<void>((resolve, reject) => {
      let received = 0;
      const socket = connect(Number(port), "127.0.0.1", () => socket.write(request));
      socket.on("error", reject);
      socket.on("data", (bytes) => {
        received += bytes.length;
        if (received < size) return;
        received -= size;
        responses++;
        if (performance.now() < end) socket.write(request);
        else socket.destroy();
      });
      socket.on("close", () => resolve());
    });
  await Promise.all(Array.from({ length: connections }, openConnection));
  return Math.round(responses / seconds);
}

/** Returns the bytes of one complete response, headers and body. */
function responseSize(port: number, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let received = 0;
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    socket.on("error", reject);
    socket.on("data", (bytes) => {
      received += bytes.length;
    });
    setTimeout(() => {
      socket.destroy();
      resolve(received);
    }, 500);
  });
}
