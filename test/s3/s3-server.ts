import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";

/** Starts an S3-compatible server with one empty bucket, on loopback; it checks signatures. */
export async function startS3Server(bucket = "pictures") {
  const directory = mkdtempSync(join(tmpdir(), "bigsuite-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = (await server.run()) as AddressInfo;
  return {
    /** For MEDIA_URL; key and secret are those that the server has by default. */
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}/site?tls=0`,
    async stop() {
      // Its close waits for connections that the client keeps.
      server.httpServer?.closeAllConnections();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
