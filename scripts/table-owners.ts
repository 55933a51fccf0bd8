/** Finds writes of a table outside of the folder of `src` that owns it: only its own domain knows what a row must say. */

interface Source {
  path: string;
  text: string;
}

/** Sample data is written for all domains at once, and a migration changes the tables of all. */
const everyTable = /^src\/(seeds|infra\/migrations)\//;

const name = `"?([a-z_][\\w.]*)`;
const writes = [
  // Kysely
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*"([\w.]+)/g,
  // The tools of infra that delete by a table's name
  /\b(?:deleteInBatches|deleteWithDependents)\(\s*\w+,\s*"([\w.]+)/g,
  // SQL
  new RegExp(`\\b(?:insert\\s+into|delete\\s+from(?:\\s+only)?|merge\\s+into|truncate(?:\\s+table)?)\\s+${name}`, "gi"),
  new RegExp(`\\bupdate\\s+(?:only\\s+)?${name}"?(?:\\s+(?:as\\s+)?\\w+)?\\s+set\\b`, "gi"),
];

const folderOf = (path: string) => path.split("/").slice(0, 2).join("/");

/**
 * Returns the tables by the folders whose files declare them in `Tables`.
 * @throws Error for a table that two folders declare
 */
export function tableOwners(sources: readonly Source[]): Map<string, string> {
  // The jobs' own schema, which no file declares.
  const owners = new Map([["pgboss.job", "src/infra"]]);
  for (const { path, text } of sources)
    for (const table of declaredTables(text)) {
      const folder = folderOf(path);
      const other = owners.get(table);
      if (other && other !== folder) throw new Error(`${other} and ${folder} both declare ${table}`);
      owners.set(table, folder);
    }
  return owners;
}

/** Returns the names in `interface Tables`, without those of the columns that are declared on the spot. */
function declaredTables(text: string): string[] {
  const begin = /^\s*(?:export )?interface Tables \{/m.exec(text);
  if (!begin) return [];
  const names: string[] = [];
  let depth = 1;
  for (const line of text.slice(begin.index + begin[0].length).split("\n")) {
    const declared = depth === 1 && /^\s*"?([a-z_][\w.]*)"?:/.exec(line);
    if (declared) names.push(declared[1]!);
    for (const sign of line) depth += sign === "{" ? 1 : sign === "}" ? -1 : 0;
    if (depth < 1) break;
  }
  return names;
}

/** Returns a sentence about each write of a table from another folder than its own. A name that is computed is not seen. */
export function foreignWrites(sources: readonly Source[]): string[] {
  const code = sources.filter(({ path }) => /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  const owners = tableOwners(code);
  return code
    .filter(({ path }) => !everyTable.test(path))
    .flatMap(({ path, text }) => {
      const tables = new Set([
        ...writes.flatMap((write) => [...text.matchAll(write)].map(([, table]) => table!)),
        ...ended(text),
      ]);
      return [...tables]
        .filter((table) => owners.has(table) && owners.get(table) !== folderOf(path))
        .map((table) => `${path}: writes ${table}, which only ${owners.get(table)} may write: call a function of it`);
    });
}

/** Returns the tables whose rows a rule of retention deletes. */
function ended(text: string): string[] {
  if (!text.includes("satisfies RetentionTable")) return [];
  return [...text.matchAll(/^ {2}(\w+): \{\s*(?:delete|step):/gm)].map(([, table]) => table!);
}
