import { isRecord } from "../storage/storage.ts";

/**
 * Returns the text of a token file from either response of the public code-hosting API (PAYMENTS.md section 8): the raw
 * file, or its contents as JSON, whose bytes must have the SHA-1 that it names. Undefined when they have not.
 */
export async function fileText(body: string): Promise<string | undefined> {
  let contents: unknown;
  try {
    contents = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (!isRecord(contents) || contents.type !== "file" || !("sha" in contents)) return body;
  const { encoding, content, sha } = contents;
  if (encoding !== "base64" || typeof content !== "string" || typeof sha !== "string") return undefined;
  try {
    const bytes = Uint8Array.from(atob(content.replace(/\s/g, "")), (character) => character.charCodeAt(0));
    if ((await blobSha(bytes)) !== sha.toLowerCase()) return undefined;
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns the SHA-1 that Git gives a blob. Throws where the page has no Web Crypto (plain http on another host). */
async function blobSha(bytes: Uint8Array): Promise<string> {
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const blob = new Uint8Array(head.length + bytes.length);
  blob.set(head);
  blob.set(bytes, head.length);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-1", blob));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
