import { isName } from "#accounts/person/person-name.ts";
import { usernameFrom, usernameSchema } from "#accounts/registration/username.ts";
import { readAddress } from "#address/address.ts";
import { readSet } from "#content/read-set.server.ts";
import { isInOtherLanguage } from "#content/rules/language.ts";
import { linksIn } from "#content/rules/links.ts";
import { readCostFile } from "#growth/campaigns/cost-file.ts";
import { isStaff, readArms } from "#growth/experiments/running/arm-cookies.ts";
import { readImport } from "#growth/newsletter/readers/import-subscribers.server.ts";
import { readPlainReport, withoutAddresses } from "#growth/newsletter/reports/read-report.server.ts";
import { judgeReport } from "#growth/newsletter/sending/judge-refusal.ts";
import { readCursor } from "#infra/database/page.server.ts";
import { scrub } from "#infra/log/log.server.ts";
import { readFrameKey } from "#infra/mailer/frame-key.server.ts";
import { readLinkToken } from "#infra/mailer/link-token.server.ts";
import { plainText as textOfHtml } from "#infra/mailer/render-mail.server.ts";
import { idOfAddress } from "#infra/mailer/tagged-address.server.ts";
import { eventsSchema } from "#insight/event.ts";
import { fillFields, unfilledFields } from "#leads/conversation/merge-fields.ts";
import { foldQuoted } from "#leads/conversation/parse-answer.server.ts";
import { searchTerms as leadTerms } from "#leads/inbox/search/search-terms.ts";
import { contactRequestSchema } from "#leads/requests/contact-request.ts";
import { suspicionOf } from "#leads/requests/suspicion.ts";
import { cleanSvg, isHarmlessStyle } from "#media/prepare/clean-svg.server.ts";
import { recognisePicture } from "#media/prepare/prepare-picture.server.ts";
import { chooseEncoding } from "#page-server/cache/compressed-response.server.ts";
import { readUrl as readPageUrl } from "#page-server/page-headers.ts";
import { findPlaces, replaceText } from "#publishing/replace/find-places.ts";
import { readExcerpt, writeExcerpt } from "#search/excerpt.ts";
import { indexIntents, matchIntents } from "#search/search-intents.ts";
import { plainWords, searchTerms, withNeighboursJoined } from "#search/search-terms.ts";
import { readTaxSerial } from "#shop/invoices/invoice.ts";
import { readSearch } from "#shop/order-desk/order-query.ts";
import { readNpwp } from "#shop/orders/npwp.ts";
import { readRupiah } from "#shop/prices/read-rupiah.ts";
import { readHeader, readSettlement } from "#shop/settlements/read-settlement.ts";
import { accountEmailSchema, emailAddress } from "#text/email-address.ts";
import { emailSuggestion } from "#text/email-suggestion.ts";
import { excerpt } from "#text/excerpt.ts";
import { readMarks } from "#text/inline-marks.ts";
import { mentionsIn } from "#text/mentions.ts";
import { phoneInBrowser, readAmbiguousPhone } from "#text/phone.ts";
import { phoneEverywhere } from "#text/phone-everywhere.server.ts";
import { plainLine } from "#text/plain-line.ts";
import { plainText } from "#text/plain-text.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import { readAmount } from "#text/read-amount.ts";
import { readCsv } from "#text/read-csv.ts";
import { readUrl } from "#text/read-url.ts";
import { optionalLine, paragraphs } from "#text/rules.ts";
import { safeReturnPath } from "#text/safe-return-path.ts";
import { storable, storableLine } from "#text/storable.ts";
import { trackingPart } from "#text/tracking-query.ts";
import { wellFormed } from "#text/well-formed.ts";
import { readDay } from "#time/read-day.ts";

const now = new Date("2026-11-23T02:00:00Z");
const intents = indexIntents(readSet("id", "search-intents"));
const secret = "a secret of thirty-two characters";
const parse = (schema: { safeParse: (value: unknown) => unknown }) => (text: string) => schema.safeParse(text);
const cursorOf = (text: string) => Buffer.from(JSON.stringify([text])).toString("base64url");
const contact = contactRequestSchema(phoneEverywhere);
const contactFields = ["name", "company", "email", "phone", "industry", "job", "product", "message", "utm_source"];

/** Nothing else is done between lines: what is measured is the reading. */
const uninterrupted = { isDue: () => false, pause: () => Promise.resolve() };

/**
 * Every parser that meets a text of somebody outside, or of a file that somebody uploads, by what it reads. Whole mails and
 * reports are read in a thread with a time limit; what reads their parts is here.
 */
export const parsers: Record<string, (text: string) => unknown> = {
  "a path": readAddress,
  "an address of a page": (text) => readPageUrl(`/${text}`),
  "an address": (text) => readUrl(text, "https://www.bigsuite.example"),
  "a query": (text) => new URLSearchParams(text).toString(),
  "a tracking query": (text) => trackingPart(`?${text}`, true),
  "a path to return to": (text) => safeReturnPath(text, "/"),
  "Accept-Language": preferredLocale,
  "Accept-Encoding": chooseEncoding,
  "cookies of experiments": readArms,
  "cookies of staff": isStaff,
  "a cursor": (text) => readCursor([["name", "asc", "text"]], text),
  "a moment of a cursor": (text) => readCursor([["at", "asc", "moment"]], cursorOf(text)),
  "a day of a cursor": (text) => readCursor([["day", "asc", "day"]], cursorOf(text)),
  "an id of a cursor": (text) => readCursor([["id", "asc", "uuid"]], cursorOf(text)),
  "a token of a link": (text) => readLinkToken("newsletter", text, secret),
  "a key of a frame": (text) => readFrameKey(text, now, secret),
  "a tagged address": (text) => idOfAddress("letter", text, "inbox@bigsuite.example", secret),
  "one line": plainLine,
  "one line of a form": parse(optionalLine(100_000)),
  "paragraphs of a form": parse(paragraphs(100_000)),
  "a plain text": plainText,
  "a well-formed text": wellFormed,
  "a storable text": storable,
  "a storable line": (text) => storableLine(text, 300),
  "an e-mail address": parse(emailAddress()),
  "an e-mail address of an account": parse(accountEmailSchema),
  "a likely e-mail address": emailSuggestion,
  "a username": parse(usernameSchema),
  "a username from an address": usernameFrom,
  "a name": isName,
  "a phone in the browser": phoneInBrowser,
  "a phone of any country": phoneEverywhere,
  "an ambiguous phone": readAmbiguousPhone,
  NPWP: readNpwp,
  "a tax serial": readTaxSerial,
  "an amount": readAmount,
  rupiah: readRupiah,
  "a day": readDay,
  "a request": (text) => contact.safeParse(Object.fromEntries(contactFields.map((field) => [field, text]))),
  "events of a page": (text) => eventsSchema.safeParse({ name: text, page_path: text }),
  "signs of spam": (text) => suspicionOf({}, [text], text, now),
  "a search of the site": (text) => searchTerms(text, "id"),
  "neighbours of a search": (text) => withNeighboursJoined(searchTerms(text.slice(0, 100), "id")),
  "words of a search": plainWords,
  "what a search asks for": (text) => matchIntents(text, intents),
  "an excerpt of a search": (text) => readExcerpt(writeExcerpt(text)),
  "a search among requests": leadTerms,
  "a search among orders": readSearch,
  "quoted words of a mail": foldQuoted,
  "HTML as text": textOfHtml,
  "a report in words": (text) =>
    readPlainReport({ sender: "mailer-daemon", subject: text, namesFailed: true, text: `Undelivered\n${text}` }),
  "a refusal in words": (text) => judgeReport(undefined, text),
  "addresses in a refusal": withoutAddresses,
  "an error that is logged": scrub,
  CSV: (text) => readCsv(text, 100_000, uninterrupted),
  "subscribers that are imported": (text) =>
    readImport(`email,consent_at,consent_by,consent_how\n${text}`, "2026-11-23", uninterrupted),
  "costs that are imported": (text) =>
    readCostFile(`day,utm_source,utm_medium,utm_campaign,cost\n${text}`, uninterrupted),
  "the head of a bank's file": (text) => readHeader(text, uninterrupted),
  "lines of a bank's file": async (text) => {
    const header = await readHeader(`date,amount,reference\n2026-11-23,10000,A\n${text}`, uninterrupted);
    return header && readSettlement(header, { amount: 1, reference: 2, date: 0 } as never, uninterrupted);
  },
  "a kind of picture": (text) => recognisePicture(Buffer.from(text)),
  "a drawing": (text) => cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`),
  "a path of a drawing": (text) => cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${text}"/></svg>`),
  "what stands before a drawing": (text) => cleanSvg(`${text}<svg xmlns="http://www.w3.org/2000/svg"/>`),
  "a style of a drawing": isHarmlessStyle,
  "marks in a text": readMarks,
  "links in a text": (text) => linksIn({ path: "body", value: text }),
  "the language of a text": (text) => isInOtherLanguage({ locale: "id", path: "body", value: text }),
  "mentions in a note": mentionsIn,
  "fields of a template": (text) => [fillFields(text, { name: "x" } as never), unfilledFields(text)],
  "the beginning of a text": (text) => excerpt(text, 200),
  "what an editor searches for": (text) =>
    findPlaces(text, text.slice(0, 20), { match_case: false, whole_words: true } as never),
  "what an editor replaces": (text) =>
    replaceText(text, text.slice(0, 1), "y", { match_case: false, whole_words: false } as never),
};
