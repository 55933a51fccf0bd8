import { z } from "zod";
import { maxTextLength, textsOf } from "#content/texts-of.ts";
import { locales } from "#text/locales.ts";

const locale = z.enum(locales);
const moment = z.iso.datetime();

/** Where a text of one language stands: as shipped with the code, or changed in the back office. */
const documentStates = ["shipped", "published", "draft", "scheduled", "absent"] as const;

/** One language of a document in a list. */
const languageState = z.object({
  state: z.enum(documentStates),
  /** Counts every change; a save names the version that it is based on. */
  version: z.int(),
  changed_at: moment.nullable(),
  changed_by: z.string().nullable(),
});

/** Sets, and the entries of collections (`resources:slug`). */
export const documentRow = z.object({
  name: z.string(),
  /** The collection of an entry; null for a set. */
  collection: z.string().nullable(),
  /** What the text calls itself: the title of its hero, or its name. */
  title: z.string(),
  /** The paths of the pages that show it, without language. */
  pages: z.array(z.string()),
  languages: z.partialRecord(locale, languageState),
});
export type DocumentRow = z.infer<typeof documentRow>;

/** A fact that texts name, with the texts that do and their pages. */
export const factRow = z.object({
  key: z.string(),
  values: z.record(locale, z.string()),
  /** Shown in square brackets until the owner confirms it. */
  sample: z.boolean(),
  documents: z.array(documentRow.pick({ name: true, title: true, pages: true })),
});
export type FactRow = z.infer<typeof factRow>;

/** What prevents words from being published, at the field: `path` is that of a JSON pointer, such as `/hero/title`. */
const wordsIssue = z.object({ path: z.string(), code: z.string(), message: z.string() });
export type WordsIssue = z.infer<typeof wordsIssue>;

const words = z.record(z.string(), z.unknown());

/** Words that somebody typed: drawing a page with them must not cost more than any page does. */
const typedWords = words.superRefine((typed, { addIssue }) => {
  for (const { keys, value } of textsOf(typed))
    if (value.length > maxTextLength)
      addIssue({ code: "too_big", origin: "string", maximum: maxTextLength, path: keys, input: value });
});

/** One language of a document as its editor needs it. */
export const documentLanguage = languageState.extend({
  /** The draft, or what is published, or what was shipped; null where the entry does not exist in this language. */
  words: words.nullable(),
  /** What visitors read now. */
  published: words.nullable(),
  issues: z.array(wordsIssue),
});
export type DocumentLanguage = z.infer<typeof documentLanguage>;

/** A document in both languages. */
export const documentView = documentRow.extend({
  /** The mails that show it, by the names of their samples, with their subjects. */
  mails: z.array(
    z.object({ name: z.string(), locales: z.array(locale), subjects: z.partialRecord(locale, z.string()) }),
  ),
  /** The content set in which it stands. */
  set: z.string(),
  /** The JSON Schema of the words, from which the form is built. */
  schema: z.record(z.string(), z.unknown()),
  languages: z.partialRecord(locale, documentLanguage),
});
export type DocumentView = z.infer<typeof documentView>;

/** The name of a document, and one of its languages. */
export const documentParams = z.object({ name: z.string().max(120) });
export const languageParams = documentParams.extend({ locale });

export const draftBody = z.object({ words: typedWords, version: z.int(), note: z.string().trim().max(300).optional() });

/** Drafts of a new entry in the languages in which it is to exist; their words may be incomplete. */
export const entryBody = z.object({
  slug: z.string().max(80),
  languages: z.partialRecord(locale, typedWords).refine((languages) => Object.keys(languages).length > 0),
});

/** A published text that has a link to an entry. */
export const linkToEntry = z.object({ document: z.string(), locale, path: z.string() });
export type LinkToEntry = z.infer<typeof linkToEntry>;

/** An entry is removed in these languages. */
export const removalBody = z.object({
  languages: z
    .array(z.object({ locale, version: z.int() }))
    .min(1)
    .max(locales.length)
    .refine((languages) => new Set(languages.map(({ locale }) => locale)).size === languages.length),
});

const versionOrigins = ["draft", "import", "restored", "replaced", "removed"] as const;
export type VersionOrigin = (typeof versionOrigins)[number];

/** A version of a document in one language. */
export const versionRow = z.object({
  id: z.int(),
  number: z.int(),
  origin: z.enum(versionOrigins),
  author: z.string(),
  note: z.string().nullable(),
  created_at: moment,
  /** Whether it was ever published, and whether it is now. */
  published: z.enum(["never", "before", "now"]),
});
export type VersionRow = z.infer<typeof versionRow>;
export const versionView = versionRow.extend({ words: words.nullable() });

export const publicationStates = ["review", "scheduled", "published", "refused", "withdrawn"] as const;
export type PublicationState = (typeof publicationStates)[number];

/** One change made visible as a whole: one or more documents, one or both languages. */
export const publicationRow = z.object({
  id: z.string(),
  state: z.enum(publicationStates),
  items: z.array(z.object({ document: z.string(), locale, title: z.string() })),
  note: z.string().nullable(),
  author: z.string(),
  reviewer: z.string().nullable(),
  /** What the reviewer wrote. */
  comment: z.string().nullable(),
  requested_at: moment,
  /** When it becomes, or became, visible. */
  at: moment,
});
export type PublicationRow = z.infer<typeof publicationRow>;
/** What removing an entry returns: its publication, which an entry that was never published needs not. */
export const removedView = z.object({ publication: publicationRow.nullable() });

/** What renaming an entry returns: its document, and the publication, which an entry that was never published needs not. */
export const renamedView = z.object({ name: z.string(), publication: publicationRow.nullable() });

/** One changed field of a publication. */
const fieldChange = z.object({
  document: z.string(),
  locale,
  path: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});
/** A publication with the fields that it changed or will change. */
export const publicationDetail = publicationRow.extend({ changes: z.array(fieldChange) });

/** The named drafts become visible, now or at a time. */
export const publicationBody = z.object({
  items: z
    .array(z.object({ document: z.string().max(120), locale, version: z.int() }))
    .min(1)
    .max(300),
  at: moment.optional(),
  note: z.string().trim().max(300).optional(),
});

/** What a second person decides; a refusal says why. */
export const reviewBody = z
  .object({ decision: z.enum(["approve", "refuse"]), comment: z.string().trim().max(500).optional() })
  .refine(({ decision, comment }) => decision === "approve" || comment, { path: ["comment"], error: "required" });

/** A page with words as they are typed; `id` replaces those of an earlier preview. */
export const previewBody = z.object({
  id: z
    .string()
    .regex(/^[\w-]{32}$/)
    .optional(),
  path: z.string().max(200),
  /** The language of the page; that of the first document unless given. */
  locale: locale.optional(),
  edition: z.enum(["v1", "v2"]).default("v1"),
  theme: z.enum(["light", "dark"]).optional(),
  documents: z.array(z.object({ name: z.string().max(120), locale, words: typedWords })).max(50),
  /** How long the address works for anybody who has it. */
  days: z.int().min(1).max(14).default(1),
});
export const previewView = z.object({ id: z.string(), url: z.string(), expires_at: moment });

/** A mail with words as they are typed. */
export const mailPreviewBody = previewBody
  .pick({ id: true, documents: true })
  .extend({ mail: z.string().max(60), locale });
export const mailPreview = z.object({
  id: z.string(),
  /** Where the HTML is, for a frame. */
  path: z.string(),
  subject: z.string(),
  text: z.string(),
});
export type MailPreview = z.infer<typeof mailPreview>;
