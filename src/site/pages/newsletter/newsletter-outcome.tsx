import type { LoaderFunctionArgs } from "react-router";
import { writeAddress } from "#address/address.ts";
import type { NewsletterOutcome } from "#address/newsletter-outcomes.ts";
import { letterTopics } from "#catalogue/letter-topics.ts";
import type { SubscribeWords } from "#content/kinds/newsletter/subscribe.ts";
import { locales } from "#text/locales.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import type { IconName } from "#ui/icon.tsx";
import { loadPage } from "../../page.server.ts";
import { Buttons } from "../../sections/actions.tsx";
import { useSections } from "../../sections/use-sections.ts";
import type { ChosenLetters } from "../../site-services.ts";
import { useHref, usePage } from "../../use-page.ts";

interface Extra {
  token: string;
  /** The letter whose link was followed. */
  letter: string;
  /** What the subscriber has chosen so far; null on pages without the choice and for a link that is not valid. */
  chosen: ChosenLetters | null;
}

/** The pages that show or offer the choice of topics and language. */
const withChoice: ReadonlySet<NewsletterOutcome> = new Set(["confirmed", "preferences", "unsubscribe"]);

/** Loads the page; `?token=` comes from the mail, and the button that confirms or ends the newsletter sends it. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, async (services, { url, row }): Promise<Extra> => {
    const token = url.searchParams.get("token") ?? "";
    const chosen =
      withChoice.has(row.about as NewsletterOutcome) && token ? await services.readPreferences(token) : undefined;
    return { token, letter: url.searchParams.get("letter") ?? "", chosen: chosen ?? null };
  });

const icons: Record<NewsletterOutcome, IconName> = {
  "check-your-inbox": "mail",
  confirm: "mail",
  confirmed: "check",
  preferences: "mail",
  "preferences-saved": "check",
  unsubscribe: "mail",
  ended: "check",
  "link-not-valid": "alert",
};

/** What a button does, as opening a link of a mail changes nothing: programs open links before people do. */
const questions = ["confirm", "unsubscribe"] as const;
type Question = (typeof questions)[number];
const isQuestion = (outcome: NewsletterOutcome): outcome is Question =>
  (questions as readonly string[]).includes(outcome);

/** Renders the outcome of the newsletter's form or of a link in its mail, or the question that the link asks. */
export default function NewsletterOutcomePage() {
  const { words, row, extra, address, apiBase } = usePage<"subscribe", Extra>();
  const { Outcome } = useSections();
  const href = useHref();
  // Opened without the mail's token, these pages can do nothing.
  const wanted = row.about as NewsletterOutcome;
  const isUseless = (isQuestion(wanted) && !extra.token) || (wanted === "preferences" && !extra.chosen);
  const outcome = isUseless ? "link-not-valid" : wanted;
  const { title, lead } = words.answers[outcome];
  const { after } = words;
  const choose = extra.chosen && {
    href: href(`/subscribe/preferences?${new URLSearchParams({ token: extra.token })}`),
    label: outcome === "unsubscribe" ? after.fewer : after.choose,
  };
  return (
    <Outcome icon={icons[outcome]} isGood={icons[outcome] === "check"} title={title} lead={lead}>
      {outcome === "preferences" && extra.chosen ? (
        <PreferencesForm words={words.preferences} token={extra.token} chosen={extra.chosen} />
      ) : isQuestion(outcome) ? (
        <form action={`${apiBase}/subscribe/${outcome}?${queryOf(extra)}`} method="post">
          <input type="hidden" name="page" value={writeAddress({ ...address, path: row.path })} />
          <button type="submit" className="btn btn-primary">
            {outcome === "confirm" ? after.confirm : after.end}
          </button>
          {choose && (
            <p className="mt-4">
              <a href={choose.href} className="link inline-flex min-h-11 items-center">
                {choose.label}
              </a>
            </p>
          )}
        </form>
      ) : (
        <Buttons
          secondary
          className="md:*:min-w-39"
          items={[
            ...(outcome === "confirmed" && choose ? [choose] : []),
            ...(outcome === "confirmed" ? [] : [{ href: href("/subscribe"), label: after.signUpAgain }]),
            { href: href("/resources"), label: after.read },
            { href: href("/events"), label: after.events },
          ]}
        />
      )}
    </Outcome>
  );
}

function queryOf({ token, letter }: Extra): string {
  return new URLSearchParams({ token, ...(letter && { letter }) }).toString();
}

interface PreferencesFormProps {
  words: SubscribeWords["preferences"];
  token: string;
  chosen: ChosenLetters;
}

/** Renders a plain form with the topics and the language of a subscriber. */
function PreferencesForm({ words, token, chosen }: PreferencesFormProps) {
  const { apiBase } = usePage();
  const query = new URLSearchParams({ token }).toString();
  const action = `${apiBase}/subscribe/preferences?${query}`;
  return (
    <form action={action} method="post" className="grid w-full max-w-xl gap-8 text-start">
      <fieldset>
        <legend className="mb-2 font-semibold">{words.topics}</legend>
        {letterTopics.map((topic) => {
          const { title, body } = words.topic[topic];
          const label = (
            <>
              <span className="block">{title}</span>
              <span className="block text-sm text-muted">{body}</span>
            </>
          );
          const isChosen = chosen.topics.includes(topic);
          return (
            <Checkbox
              key={topic}
              id={`topic-${topic}`}
              name={`topic_${topic}`}
              label={label}
              defaultChecked={isChosen}
            />
          );
        })}
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-semibold">{words.language}</legend>
        {locales.map((locale) => (
          <label key={locale} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="language"
              value={locale}
              defaultChecked={chosen.locale === locale}
              className="size-5 shrink-0"
            />
            <span lang={locale}>{words.languages[locale]}</span>
          </label>
        ))}
      </fieldset>
      <div>
        <button type="submit" className="btn btn-primary">
          {words.save}
        </button>
        <p className="mt-3 text-sm text-muted">{words.note}</p>
      </div>
    </form>
  );
}
