import { connect } from "node:net";

/**
 * How many answers a second an address gives to so many connections, each asking again when its answer is whole.
 * It counts bytes, since a client that reads headers and bodies (autocannon) is slower than what it is to measure.
 */
export async function requestRate(address: string, { connections = 64, seconds = 4 } = {}): Promise<number> {
  const { port, pathname, host } = new URL(address);
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`;
  const size = await answerSize(Number(port), request);
  const end = performance.now() + seconds * 1000;
  let answers = 0;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      let received = 0;
      const socket = connect(Number(port), "127.0.0.1", () => socket.write(request));
      socket.on("error", reject);
      socket.on("data", (bytes) => {
        received += bytes.length;
        if (received < size) return;
        received -= size;
        answers++;
        if (performance.now() < end) socket.write(request);
        else socket.destroy();
      });
      socket.on("close", () => resolve());
    });
  await Promise.all(Array.from({ length: connections }, ask));
  return Math.round(answers / seconds);
}

/** Bytes of one whole answer, head and body. */
function answerSize(port: number, request: string): Promise<number> {
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
