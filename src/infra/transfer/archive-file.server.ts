import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { PassThrough, type Readable, Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/** First bytes of an encrypted file. Then follow salt, nonce, the encrypted gzip file, and the tag that proves it whole. */
const mark = Buffer.from("bigsuite-encrypted-1\n");
const [saltLength, nonceLength, tagLength] = [16, 12, 16];
const algorithm = "aes-256-gcm";

/** The file is no backup, or not one of this key, or damaged. */
export class UnreadableArchive extends Error {}

/** Ends the name of a file that is being written. */
export const unfinished = ".unfinished";

/**
 * Writes text as a compressed file that only this user can read, encrypted when there is a key. A file that is not whole
 * never has the name, and what could not be finished, as on a full disk, is deleted.
 */
export async function writeArchive(file: string, text: Readable, key: string | undefined): Promise<void> {
  const path = file + unfinished;
  const target = createWriteStream(path, { mode: 0o600 });
  try {
    await pipeline(text, createGzip(), ...(key ? [encryption(key)] : []), target);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  await rename(path, file);
}

/**
 * Opens a file that `writeArchive` has written, after reading it once to prove that it is as it was written.
 * @throws UnreadableArchive when it is not, or its key is missing or another one
 */
export async function readArchive(file: string, key: string | undefined): Promise<Readable> {
  try {
    const first = await openStreams(file, key);
    await pipeline(first.source, ...first.steps, new Writable({ write: (_chunk, _encoding, done) => done() }));
    const { source, steps } = await openStreams(file, key);
    const text = new PassThrough();
    pipeline(source, ...steps, text).catch((error: Error) => text.destroy(error));
    return text;
  } catch (error) {
    if (error instanceof UnreadableArchive) throw error;
    throw new UnreadableArchive(`${file} is damaged, no backup, or has another key`, { cause: error });
  }
}

async function openStreams(file: string, key: string | undefined): Promise<{ source: Readable; steps: Transform[] }> {
  const handle = await open(file);
  const head = await readAt(handle, 0, mark.length + saltLength + nonceLength);
  const { size } = await handle.stat();
  const tag = await readAt(handle, Math.max(0, size - tagLength), tagLength);
  await handle.close();
  if (!head.subarray(0, mark.length).equals(mark)) return { source: createReadStream(file), steps: [createGunzip()] };
  if (!key) throw new UnreadableArchive(`${file} is encrypted: set BACKUP_KEY`);
  const [salt, nonce] = [head.subarray(mark.length, -nonceLength), head.subarray(-nonceLength)];
  const decipher = createDecipheriv(algorithm, deriveKey(key, salt), nonce).setAuthTag(tag);
  const source = createReadStream(file, { start: head.length, end: size - tagLength - 1 });
  return { source, steps: [decipher, createGunzip()] };
}

function encryption(key: string): Transform {
  const [salt, nonce] = [randomBytes(saltLength), randomBytes(nonceLength)];
  const cipher = createCipheriv(algorithm, deriveKey(key, salt), nonce);
  const stream = new Transform({
    transform: (chunk, _encoding, done) => done(null, cipher.update(chunk)),
    flush(done) {
      this.push(cipher.final());
      done(null, cipher.getAuthTag());
    },
  });
  stream.push(Buffer.concat([mark, salt, nonce]));
  return stream;
}

const deriveKey = (key: string, salt: Buffer) => scryptSync(key, salt, 32, { N: 2 ** 15, maxmem: 2 ** 26 });

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
