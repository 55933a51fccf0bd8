import { AwsClient } from "aws4fetch";
import type { S3Address } from "#infra/config/media-url.server.ts";
import { type MediaStore, StorageFailure } from "./media-store.server.ts";

/** Milliseconds for one request; a picture has at most some megabytes. */
const timeout = 30_000;

/**
 * Stores files in a bucket of S3-compatible storage, addressed by path, which every such server understands.
 * @param pageSize keys that `list` reads at once
 */
export function createS3Store(address: S3Address, pageSize = 1000): MediaStore {
  const { endpoint, bucket, folder, region, accessKeyId, secretAccessKey } = address;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
  const base = `${endpoint}/${bucket}`;
  const name = `s3://${new URL(endpoint).host}/${bucket}/${folder}`;

  async function send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    try {
      return await client.fetch(base + path, { method, ...init, signal: AbortSignal.timeout(timeout) });
    } catch (error) {
      throw new StorageFailure(`${name} cannot be reached`, { cause: error });
    }
  }

  /** The body of a refusal may repeat the signed request, so only its code is shown. */
  async function refused(action: string, response: Response): Promise<StorageFailure> {
    const code = /<Code>(\w+)<\/Code>/.exec(await response.text().catch(() => ""))?.[1] ?? "";
    return new StorageFailure(`${name} refuses to ${action}: ${response.status} ${code}`.trimEnd());
  }

  return {
    name,
    async put(key, { body, type }) {
      const response = await send("PUT", `/${folder}${key}`, {
        body: new Uint8Array(body),
        headers: { "Content-Type": type },
      });
      if (!response.ok) throw await refused("store a file", response);
      await response.body?.cancel();
    },
    async get(key) {
      const response = await send("GET", `/${folder}${key}`);
      if (response.ok) {
        const type = response.headers.get("content-type") ?? "application/octet-stream";
        return { type, body: Buffer.from(await response.arrayBuffer()) };
      }
      const refusal = await refused("read a file", response);
      // A bucket that is not there answers 404 too, and that must not look like an empty one.
      if (response.status === 404 && !refusal.message.endsWith("NoSuchBucket")) return undefined;
      throw refusal;
    },
    async remove(key) {
      const response = await send("DELETE", `/${folder}${key}`);
      if (!response.ok && response.status !== 404) throw await refused("remove a file", response);
      await response.body?.cancel();
    },
    async *list() {
      // The first form of listing, which every server understands: a page begins after the last key of the one before.
      for (let marker = ""; ; ) {
        const response = await send(
          "GET",
          `?${new URLSearchParams({ prefix: folder, marker, "max-keys": String(pageSize) })}`,
        );
        if (!response.ok) throw await refused("list its files", response);
        const listing = await response.text();
        const keys = [...listing.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key!);
        for (const key of keys) yield key.slice(folder.length);
        if (!listing.includes("<IsTruncated>true</IsTruncated>") || keys.length === 0) return;
        marker = keys.at(-1)!;
      }
    },
  };
}
