import { connect } from "node:net";

/** Headers that a browser sends with the request for a page. */
const browserHeaders = [
  "Connection: keep-alive",
  'sec-ch-ua: "Chromium";v="145", "Not:A-Brand";v="99"',
  "sec-ch-ua-mobile: ?0",
  'sec-ch-ua-platform: "Windows"',
  "Upgrade-Insecure-Requests: 1",
  "User-Agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/145.0.0.0 Safari/537.36",
  "Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
  "Sec-Fetch-Site: none",
  "Sec-Fetch-Mode: navigate",
  "Sec-Fetch-User: ?1",
  "Sec-Fetch-Dest: document",
  "Accept-Encoding: gzip, deflate, br, zstd",
  "Accept-Language: id-ID,id;q=0.9,en;q=0.8",
];

/**
 * Returns how many responses an address sends to a number of connections, each of which repeats its request when the
 * response is complete. Counts bytes, since a client that reads headers and bodies (autocannon) is slower than the server
 * it measures.
 */
export async function countResponses(
  address: string,
  { connections = 64, seconds = 4, headers = {} as Record<string, string> } = {},
): Promise<number> {
  const { port, pathname, host } = new URL(address);
  const lines = [...browserHeaders, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\n${lines.join("\r\n")}\r\n\r\n`;
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
  return responses;
}

/** Returns the bytes of one complete response, headers and body, which has a Content-Length. */
function responseSize(port: number, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(request)).setEncoding("latin1");
    socket.on("error", reject);
    socket.on("data", (text) => {
      received += text;
      const headEnd = received.indexOf("\r\n\r\n") + 4;
      const length = /^content-length: (\d+)/im.exec(received.slice(0, headEnd))?.[1];
      if (headEnd < 4 || length === undefined || received.length < headEnd + Number(length)) return;
      resolve(headEnd + Number(length));
      socket.destroy();
    });
  });
}
