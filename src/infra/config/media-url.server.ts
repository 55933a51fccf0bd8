import { z } from "zod";

/** A bucket of S3-compatible storage and the key with which it is used. */
export interface S3Address {
  /** Scheme, host and port, without a trailing slash. */
  endpoint: string;
  bucket: string;
  /** Begins the key of every file; empty, or with a trailing slash. */
  folder: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const wanted =
  "must be an address such as s3://key:secret@host/bucket?region=ap-southeast-3, with tls=0 for plain http";

/** Where pictures are stored: `s3://key:secret@host:port/bucket/folder?region=...&tls=0`. The refusal never repeats it. */
export const mediaUrlKey = z
  .string()
  .transform((value, context): S3Address => {
    const address = readAddress(value);
    if (!address) context.addIssue({ code: "custom", message: wanted });
    return address!;
  })
  .optional();

function readAddress(value: string): S3Address | undefined {
  const url = URL.parse(value);
  if (url?.protocol !== "s3:" || url.hash) return undefined;
  const { username, password, host, pathname, searchParams } = url;
  const [bucket = "", ...folders] = pathname.split("/").filter(Boolean);
  const tls = searchParams.get("tls") ?? "1";
  const isKnown = [...searchParams.keys()].every((name) => name === "region" || name === "tls");
  const names = [bucket, ...folders];
  if (!host || !username || !password || !isKnown || !/^[01]$/.test(tls)) return undefined;
  if (!names.every((name) => /^[a-z0-9][a-z0-9._-]*$/i.test(name))) return undefined;
  try {
    return {
      endpoint: `${tls === "1" ? "https" : "http"}://${host}`,
      bucket,
      folder: folders.map((name) => `${name}/`).join(""),
      region: searchParams.get("region") || "us-east-1",
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    };
  } catch {
    return undefined;
  }
}
