import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { newestBackup } from "../transfer/backup-files.server.ts";

/**
 * The files of the embedded database are not as the database left them. The message is one sentence that names the way
 * out.
 */
export class DamagedDatabase extends Error {
  /** @param folder that of the embedded database, which is in the data folder */
  constructor(folder: string, damage: string, options?: ErrorOptions) {
    const newest = newestBackup(dirname(folder));
    const backup = newest ? `the newest is ${newest}` : `there is none in ${dirname(folder)}/backups`;
    super(
      `the embedded database in ${folder} is damaged (${damage}), so nothing is served and nothing was changed: ` +
        `\`npm run restore -- --from <file>\` brings a backup back (${backup}) and keeps the damaged files beside it`,
      options,
    );
    this.name = "DamagedDatabase";
  }
}

/** Bytes of a page of Postgres. */
const pageSize = 8192;
/** Bytes of a page's head, without its line pointers. */
const headSize = 24;
/** Size and version of a page's layout, as each head states them. */
const pageLayout = pageSize | 4;

/** The name of a file with pages: a table, an index, or its maps of free space and visibility; large ones have parts. */
const relation = /^\d+(_(fsm|vm|init))?(\.\d+)?$/;
/** Folders of numbered files whose pages have no head. */
const plainFolders = ["pg_xact", "pg_subtrans", "pg_multixact/offsets", "pg_multixact/members", "pg_wal"];

/**
 * Returns what is wrong with the files of an embedded database, as far as their beginnings show it; undefined where
 * nothing does, also where there is no database. What is missing at the end of a file is no sign: a full disk leaves a
 * part of a page there, which Postgres writes again.
 * @param files the folder that Postgres calls the data directory
 */
export function findDamage(files: string): string | undefined {
  if (!existsSync(files) || readdirSync(files).length === 0) return undefined;
  for (const [name, isWhole] of Object.entries(required)) {
    const content = existsSync(join(files, name)) ? readFileSync(join(files, name)) : undefined;
    if (!content) return `${name} is missing`;
    if (!isWhole(content)) return `${name} is not whole`;
  }
  const databases = readdirSync(join(files, "base")).map((name) => `base/${name}`);
  for (const folder of ["global", ...databases])
    for (const name of list(join(files, folder)).filter((name) => relation.test(name))) {
      const damage = damageOf(join(files, folder, name));
      if (damage) return `${folder}/${name} ${damage}`;
    }
  for (const folder of plainFolders)
    for (const name of list(join(files, folder)).filter((name) => /^[\dA-F]+$/.test(name))) {
      const { size } = statSync(join(files, folder, name));
      if (size < pageSize) return `${folder}/${name} has ${size} bytes`;
    }
  return undefined;
}

/** Files without which there is no database, and whether one of them is whole. */
const required: Record<string, (content: Buffer) => boolean> = {
  PG_VERSION: (content) => /^\d+\n$/.test(content.toString("latin1")),
  "global/pg_control": ({ length }) => length === pageSize,
};

const list = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Returns what is wrong with a file of pages, by the head of its first page. */
function damageOf(path: string): string | undefined {
  const head = Buffer.alloc(headSize);
  const file = openSync(path, "r");
  try {
    readSync(file, head, 0, headSize, 0);
  } finally {
    closeSync(file);
  }
  const [lower, upper, special, layout] = new Uint16Array(head.buffer, head.byteOffset + 12, 4);
  // A page that was added and not yet filled.
  if (upper === 0) return undefined;
  const isPage = layout === pageLayout && lower! <= upper! && upper! <= special! && special! <= pageSize;
  if (!isPage) return "begins with something else than a page";
  const { size } = statSync(path);
  return size < pageSize ? `has ${size} bytes` : undefined;
}
