import { once } from "node:events";
import { createServer } from "node:http";
import { documentOf } from "#content/document-names.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import { readSet } from "#content/read-set.server.ts";
import { readConfig } from "#infra/config/config.server.ts";
import { openDatabase } from "#infra/database/open-database.server.ts";
import { describePictures } from "#media/library/describe-pictures.server.ts";
import { saveDraft } from "#publishing/documents/save-draft.server.ts";
import { publish } from "#publishing/publications/publish.server.ts";
import { createPublishedWords } from "#publishing/published-words.server.ts";
import { locales } from "#text/locales.ts";

/**
 * Publishing as a process of its own, which the test of `kill -9` kills: each request gives a product's page a title in
 * both languages, as one change, and is answered with the publication. Sends its port to the parent process.
 */
const base = await openDatabase(readConfig(process.env));
const words = createPublishedWords(base.db, () => {});
await words.reload();
const publishing = {
  db: base.db,
  now: () => new Date(),
  needsReview: false,
  readPictures: describePictures,
  reload: async () => void (await words.reload()),
};
const actor = { kind: "operator", name: "test" } as const;

async function publishTitle(document: "bigview" | "bigone", title: string): Promise<string> {
  const items = [];
  for (const locale of locales) {
    const row = await base.db
      .selectFrom("content_documents")
      .select("version")
      .where("document", "=", document)
      .where("locale", "=", locale)
      .executeTakeFirst();
    const published = readPublishedDocument(documentOf(document), locale) as { hero: object };
    const save = { document, locale, words: { ...published, hero: { ...published.hero, title } } };
    const saved = await saveDraft(publishing, actor, { ...save, version: row?.version ?? 0 });
    if (!saved.ok) throw new Error(saved.code);
    items.push({ document, locale, version: saved.version });
  }
  const result = await publish(publishing, actor, { items });
  if (!result.ok) throw new Error(result.code);
  const shown = locales.map((locale) => readSet(locale, document).hero.title);
  if (shown.some((each) => each !== title)) throw new Error(`The pages show ${shown.join(" and ")}`);
  return result.id;
}

const server = createServer(async (request, response) => {
  const { searchParams } = new URL(request.url!, "http://localhost");
  const document = searchParams.get("document") as "bigview" | "bigone";
  const titles = () => locales.map((locale) => readSet(locale, document).hero.title);
  try {
    const title = searchParams.get("title");
    response.end(JSON.stringify(title ? { id: await publishTitle(document, title) } : { titles: titles() }));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}).listen(0, "127.0.0.1");
await once(server, "listening");
const address = server.address();
process.send?.({ port: typeof address === "object" ? address?.port : undefined });
