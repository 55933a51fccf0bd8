/**
 * Returns a TypeScript interface with the columns of every table of a schema, each with its type in Postgres and `?` where it may
 * be null. `test/schema/table-types.test.ts` compares the types of the tables with it.
 * @param schema the text of `schema.sql`
 */
export function writeColumns(schema: string): string {
  const tables = [...schema.matchAll(/^create table (\S+) \(\n([\s\S]*?)\n\)/gm)].map(([, name, body]) => {
    const columns = [...body!.matchAll(/^ {2}(?!constraint )("?)(\w+)\1 (.+?),?$/gm)].map(
      ([, , column, rest]) => `${column}: "${typeOf(rest!)}${rest!.endsWith(" not null") ? "" : "?"}"`,
    );
    return `  ${name}: { ${columns.join("; ")} };\n`;
  });
  return `/** The columns of schema.sql, written by \`npm run schema\`. */\nexport interface Columns {\n${tables.join("")}}\n`;
}

const typeOf = (column: string): string =>
  /^(timestamp with time zone|\w+(?:\[\])?)/.exec(column.replace(/ (default|generated) .*$/, ""))![0];
